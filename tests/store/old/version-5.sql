BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE assignment (
	id TEXT NOT NULL, 
	image TEXT NOT NULL, 
	rater TEXT NOT NULL, 
	replicate INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	ord INTEGER NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT assignment_image_rater_replicate_unique UNIQUE (image, rater, replicate), 
	CONSTRAINT assignment_code_unique UNIQUE (code), 
	CONSTRAINT assignment_rater_ord_unique UNIQUE (rater, ord), 
	CONSTRAINT assignment_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT assignment_id_type CHECK (typeof("id") IN ('text')), 
	CONSTRAINT assignment_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT assignment_rater_type CHECK (typeof("rater") IN ('text')), 
	CONSTRAINT assignment_replicate_type CHECK (typeof("replicate") IN ('integer')), 
	CONSTRAINT assignment_code_type CHECK (typeof("code") IN ('text')), 
	CONSTRAINT assignment_ord_type CHECK (typeof("ord") IN ('integer')), 
	CONSTRAINT assignment_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id), 
	FOREIGN KEY(rater) REFERENCES person (id)
);
INSERT INTO "assignment" VALUES('0fd630f1-f29d-4da9-953f-48f1a09f76b5','8d116ece-1738-47d9-bd9c-172411e20b8f','d23f0824-128b-4f33-8c5c-7fd0a6a3a450',0,'P2755',0,'e16138e1d4cc4a9b9d02682abc78710763bd4392b2e235035bb307b628b067f2');
INSERT INTO "assignment" VALUES('0cb1e29c-658c-4a14-95e6-0af593bd04cf','a170b338-3926-4059-b28c-105d1fb17c23','d23f0824-128b-4f33-8c5c-7fd0a6a3a450',0,'P1779',1,'515a5af2fc714d6cc4ce5caa96e7d21fb916ddab2744f1a5aa8f2d50a3923797');
INSERT INTO "assignment" VALUES('8e81973e-0bec-47b0-b898-d190f9ebdacc','90c192cf-d3ac-44af-8f21-ddb66cad4a26','d23f0824-128b-4f33-8c5c-7fd0a6a3a450',0,'P1996',2,'b030d0266670a406e9629bc91e24545ada0bc45c9bd6e01fd195ed92486ccce0');
INSERT INTO "assignment" VALUES('6b4cb242-4a23-4596-a217-beaddbc496cb','a170b338-3926-4059-b28c-105d1fb17c23','9531985d-5d9d-49f8-9818-e811892f902b',0,'P7327',0,'1f44f7130b1a414590f1264da99d3dbdb15840c27a3f3bf5b98847f939789062');
INSERT INTO "assignment" VALUES('92276658-1e27-41c0-8a6a-63ec24ede6a4','8d116ece-1738-47d9-bd9c-172411e20b8f','9531985d-5d9d-49f8-9818-e811892f902b',0,'P5347',1,'39d15b1ccd7a6b18e53ac188a0b97b67a23c9c7233901d81e000562b39916715');
INSERT INTO "assignment" VALUES('ae97ba94-d0ed-482f-8f6d-05584ef8aa38','90c192cf-d3ac-44af-8f21-ddb66cad4a26','9531985d-5d9d-49f8-9818-e811892f902b',0,'P7388',2,'14ccf315474160c7a7c557691d1fc8eeb4e1a4032694ed70443f1b62088d9413');
CREATE TABLE audit_log (
	seq INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	actor TEXT NOT NULL, 
	action TEXT NOT NULL, 
	entity TEXT NOT NULL, 
	old TEXT NOT NULL, 
	new TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	prev_hash TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (seq), 
	CONSTRAINT audit_log_hash_unique UNIQUE (hash), 
	CONSTRAINT audit_log_hash_hex CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT audit_log_seq_type CHECK (typeof("seq") IN ('integer')), 
	CONSTRAINT audit_log_at_type CHECK (typeof("at") IN ('text')), 
	CONSTRAINT audit_log_actor_type CHECK (typeof("actor") IN ('text')), 
	CONSTRAINT audit_log_action_type CHECK (typeof("action") IN ('text')), 
	CONSTRAINT audit_log_entity_type CHECK (typeof("entity") IN ('text')), 
	CONSTRAINT audit_log_old_type CHECK (typeof("old") IN ('text')), 
	CONSTRAINT audit_log_new_type CHECK (typeof("new") IN ('text')), 
	CONSTRAINT audit_log_reason_type CHECK (typeof("reason") IN ('text')), 
	CONSTRAINT audit_log_prev_hash_type CHECK (typeof("prev_hash") IN ('text')), 
	CONSTRAINT audit_log_hash_type CHECK (typeof("hash") IN ('text'))
);
INSERT INTO "audit_log" VALUES(1,'2026-01-31T12:00:01.000000Z','program','study.created','study/6513270e-269e-4d37-b2a7-4de452e6b438','','dae57d396852699640238f93ee281d43306c7624a0f6705f47970e14a49ec087','','','2009dd3ecfdb0be087255488dddb0a6175856df0d398802ac9d512c42294f4b5');
INSERT INTO "audit_log" VALUES(2,'2026-01-31T12:00:01.000000Z','program','photographs.folder','root/1','','9a42bc606f949ef67610af103c1971cfa403021ef7dbdb14bda36d3a483c0b84','','2009dd3ecfdb0be087255488dddb0a6175856df0d398802ac9d512c42294f4b5','97c4e821f49f945ec00cd9f1ac74f655611dc5532be1f4a51f4013ee16e7da6c');
INSERT INTO "audit_log" VALUES(3,'2026-01-31T12:00:02.000000Z','R1','reading.final','reading_revision/0fd630f1-f29d-4da9-953f-48f1a09f76b5/1','','f43a704a33211837d1b7a7988c2e92a2a02fc723ed54311799e679c7ac3f07f6','','97c4e821f49f945ec00cd9f1ac74f655611dc5532be1f4a51f4013ee16e7da6c','0d4e506232d49e5fa0081cde2c210212cc6acdf3481cfbbff518d9a8c971a7e6');
INSERT INTO "audit_log" VALUES(4,'2026-01-31T12:00:03.000000Z','R2','reading.final','reading_revision/92276658-1e27-41c0-8a6a-63ec24ede6a4/1','','fbba88a69f6ece1dba594477d9f8f1ac9e5e9ca1d695aefcfad1789641316015','','0d4e506232d49e5fa0081cde2c210212cc6acdf3481cfbbff518d9a8c971a7e6','ad9385537d2d3222b7be3cf5fd2aa53a543b9642ac97cb586c26b249ed6aa71b');
INSERT INTO "audit_log" VALUES(5,'2026-01-31T12:00:05.000000Z','R1','reading.recalled','reading_revision/0fd630f1-f29d-4da9-953f-48f1a09f76b5/2','','1303b4f5ce51ac10c614f39f27517d4a88658726cffa5ffc89db51f692ea6ed3','','ad9385537d2d3222b7be3cf5fd2aa53a543b9642ac97cb586c26b249ed6aa71b','88e7e81b7ee63e70ce5d0956819f32c98168ec5e264fdaca3f79c2f5ebdb49ca');
INSERT INTO "audit_log" VALUES(6,'2026-01-31T12:00:06.000000Z','R1','reading.final','reading_revision/0fd630f1-f29d-4da9-953f-48f1a09f76b5/3','','4a56258ad3c13bcc9f7ae215139744227c3b2c2c8ed4d74c64ffd14779918619','','88e7e81b7ee63e70ce5d0956819f32c98168ec5e264fdaca3f79c2f5ebdb49ca','46eb89da0cfe6853e6908fe49e7ea956d11710bffc40a4bca1ee11958e4a489e');
INSERT INTO "audit_log" VALUES(7,'2026-01-31T12:00:07.000000Z','S1','review.begun','review_begun/8d116ece-1738-47d9-bd9c-172411e20b8f','','e9b6ee6d068f440d6d1df86729cebee67573a1442429230244c24c10c1246bee','','46eb89da0cfe6853e6908fe49e7ea956d11710bffc40a4bca1ee11958e4a489e','c6a769f3363db23bda2cdc6cce6840d4a60c0620707a73bcc89ac990f8bfdf61');
INSERT INTO "audit_log" VALUES(8,'2026-01-31T12:00:08.000000Z','S1','review.signed','review/8d116ece-1738-47d9-bd9c-172411e20b8f/1','','2a168166ffb1d805cbed011ea4ecbe04cf6f63024042058b38591523647016bb','please look again','c6a769f3363db23bda2cdc6cce6840d4a60c0620707a73bcc89ac990f8bfdf61','d296c71df018ee1297781cf80ea6f6a7f18d530d38fc863aca048390ad262882');
INSERT INTO "audit_log" VALUES(9,'2026-01-31T12:00:09.000000Z','R1','reading.amend','reading_revision/0fd630f1-f29d-4da9-953f-48f1a09f76b5/4','','ddefa71479dd9373dfb73b44f08c037bb10dd2e4fe6be2780ba8ff0d59397bbd','cup redrawn','d296c71df018ee1297781cf80ea6f6a7f18d530d38fc863aca048390ad262882','3ed894178154e7fb2dde2aba4d29e11d4324fa580483d3e11d01b66316f31716');
INSERT INTO "audit_log" VALUES(10,'2026-01-31T12:00:10.000000Z','S1','review.signed','review/8d116ece-1738-47d9-bd9c-172411e20b8f/2','','d3374e0e3be5ebd8114d85edaa3dcc43ebddb2cd1f090d34321bae3615a0664d','','3ed894178154e7fb2dde2aba4d29e11d4324fa580483d3e11d01b66316f31716','992eda34bd7e5aca89d14736e78c61388ba826728755bd9b093ab3901a186b67');
INSERT INTO "audit_log" VALUES(11,'2026-01-31T12:00:11.000000Z','M1','label.imported','glaucoma_label/8d116ece-1738-47d9-bd9c-172411e20b8f/1','','7ddf3dc0c3a034e11c42fb650cb444caca38139d775cd33eac5280d5815e43d1','','992eda34bd7e5aca89d14736e78c61388ba826728755bd9b093ab3901a186b67','1ba26731074dd6076fba758e23c1a38d2161cb4dcee391b54654b7d0449e6e51');
INSERT INTO "audit_log" VALUES(12,'2026-01-31T12:00:13.000000Z','M1','study.manual','manual/1','','0c6bff5d13cb9fb23a5d405f3e45980338b343f13e975defaf32787a1be646e5','','1ba26731074dd6076fba758e23c1a38d2161cb4dcee391b54654b7d0449e6e51','b22c6f7b2381720fa56d9f31d3ff139894a6eb48e41bb5ce456a84250ad314d0');
INSERT INTO "audit_log" VALUES(13,'2026-01-31T12:00:14.000000Z','M1','study.released','release/1','','098cf289f9dc0efba3ff1544a61f9b7db6c395a6b6005bfd2c114a232d8b7756','','b22c6f7b2381720fa56d9f31d3ff139894a6eb48e41bb5ce456a84250ad314d0','6631c28f5de225cc627ec025e3e6a3ae7cf559a7918ede624dc1c9c60bef4480');
INSERT INTO "audit_log" VALUES(14,'2026-01-31T12:00:15.000000Z','S1','review.repeated','second_review/8d116ece-1738-47d9-bd9c-172411e20b8f/1','','36055e2d9ef550e4c82227c80b6dd72a4834e8a92872bbe2eb1a9a9f8db32e3e','','6631c28f5de225cc627ec025e3e6a3ae7cf559a7918ede624dc1c9c60bef4480','e310f34905615ca5861d2338394d88f1cb0c46720bec19f5181400f6b8e4bfe6');
INSERT INTO "audit_log" VALUES(15,'2026-01-31T12:00:17.000000Z','M1','reading.withdrawn','withdrawal/6b4cb242-4a23-4596-a217-beaddbc496cb','','9f2165f6985a7ff003b587d4712d7ad8ff416edc587f7a3af2031c32aa7fe0fc','knows the patient','e310f34905615ca5861d2338394d88f1cb0c46720bec19f5181400f6b8e4bfe6','1c32b88d7ede527b3dccc1db1dacd797b977019d3f4046c45f540b304b80d726');
INSERT INTO "audit_log" VALUES(16,'2026-01-31T12:00:18.000000Z','M1','study.exported','export_run/923a7369-94e3-4f91-9a61-dbe22e44158b','','1085eb40eb368f8bbc0d846a6eb9d7e846027091b763b43a72c2e100e0db6c47','','1c32b88d7ede527b3dccc1db1dacd797b977019d3f4046c45f540b304b80d726','86d62e0c1312337a9868dce809d9e95301ec04c255dd6179e214a644b1a22f04');
CREATE TABLE draft (
	assignment TEXT NOT NULL, 
	step INTEGER NOT NULL, 
	label TEXT NOT NULL, 
	body TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (assignment, step), 
	CONSTRAINT draft_steps CHECK (step >= 0), 
	CONSTRAINT draft_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT draft_assignment_type CHECK (typeof("assignment") IN ('text')), 
	CONSTRAINT draft_step_type CHECK (typeof("step") IN ('integer')), 
	CONSTRAINT draft_label_type CHECK (typeof("label") IN ('text')), 
	CONSTRAINT draft_body_type CHECK (typeof("body") IN ('text')), 
	CONSTRAINT draft_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(assignment) REFERENCES assignment (id)
);
INSERT INTO "draft" VALUES('8e81973e-0bec-47b0-b898-d190f9ebdacc',0,'Mark the fovea','{"confidence":null,"cup":{"answer":"not_done","curve":null,"ellipse":null,"fit_mode":null,"look":null,"points":[]},"disc":{"answer":"marked","curve":null,"ellipse":{"a":160,"angle":90,"b":150,"cx":700,"cy":1000},"fit_mode":"free","look":null,"points":[[850,1000],[806.07,1113.14],[700,1160],[593.93,1113.14],[550,1000],[593.93,886.86],[700,840],[806.07,886.86]]},"faults":[],"fovea":{"answer":"marked","look":null,"point":[1200.06,1010],"uncertain":false},"manual":"","notes":"","overrides":[],"version":2}','a562c707458a54f6819f014256253b9ac897b0e6b4471fc6857e7c156857cde0');
CREATE TABLE draft_cursor (
	assignment TEXT NOT NULL, 
	cursor INTEGER NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (assignment), 
	CONSTRAINT draft_cursor_steps CHECK ("cursor" >= -1), 
	CONSTRAINT draft_cursor_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT draft_cursor_assignment_type CHECK (typeof("assignment") IN ('text')), 
	CONSTRAINT draft_cursor_cursor_type CHECK (typeof("cursor") IN ('integer')), 
	CONSTRAINT draft_cursor_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(assignment) REFERENCES assignment (id)
);
INSERT INTO "draft_cursor" VALUES('8e81973e-0bec-47b0-b898-d190f9ebdacc',0,'60365afc9e325d0e695e99af4adf51372f8e679c38d61f17c0ad1f6a536509e1');
CREATE TABLE draft_time (
	assignment TEXT NOT NULL, 
	ms_active INTEGER NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (assignment), 
	CONSTRAINT draft_time_numbers CHECK (ms_active >= 0), 
	CONSTRAINT draft_time_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT draft_time_assignment_type CHECK (typeof("assignment") IN ('text')), 
	CONSTRAINT draft_time_ms_active_type CHECK (typeof("ms_active") IN ('integer')), 
	CONSTRAINT draft_time_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(assignment) REFERENCES assignment (id)
);
INSERT INTO "draft_time" VALUES('8e81973e-0bec-47b0-b898-d190f9ebdacc',1500,'c1106c4372f154209c6d20edbc962c5bc8c42c29fa2774d2ace63e4b15f6b00c');
CREATE TABLE export_run (
	id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	format TEXT NOT NULL, 
	as_of_seq INTEGER NOT NULL, 
	audit_head TEXT NOT NULL, 
	manifest_sha256 TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT export_run_audit_head_hex CHECK (length(audit_head) = 64 AND audit_head NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT export_run_manifest_sha256_hex CHECK (length(manifest_sha256) = 64 AND manifest_sha256 NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT export_run_seq_unique UNIQUE (seq), 
	CONSTRAINT export_run_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT export_run_id_type CHECK (typeof("id") IN ('text')), 
	CONSTRAINT export_run_seq_type CHECK (typeof("seq") IN ('integer')), 
	CONSTRAINT export_run_format_type CHECK (typeof("format") IN ('text')), 
	CONSTRAINT export_run_as_of_seq_type CHECK (typeof("as_of_seq") IN ('integer')), 
	CONSTRAINT export_run_audit_head_type CHECK (typeof("audit_head") IN ('text')), 
	CONSTRAINT export_run_manifest_sha256_type CHECK (typeof("manifest_sha256") IN ('text')), 
	CONSTRAINT export_run_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT export_run_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(seq) REFERENCES audit_log (seq)
);
INSERT INTO "export_run" VALUES('923a7369-94e3-4f91-9a61-dbe22e44158b',16,'refuge-training',15,'1c32b88d7ede527b3dccc1db1dacd797b977019d3f4046c45f540b304b80d726','abababababababababababababababababababababababababababababababab','2026-01-31T12:00:18.000000Z','1085eb40eb368f8bbc0d846a6eb9d7e846027091b763b43a72c2e100e0db6c47');
CREATE TABLE glaucoma_label (
	image TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	glaucoma INTEGER NOT NULL, 
	source TEXT NOT NULL, 
	risk FLOAT, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image, number), 
	CONSTRAINT glaucoma_label_answer CHECK (glaucoma IN (0, 1)), 
	CONSTRAINT glaucoma_label_risk_range CHECK (risk BETWEEN 0 AND 1), 
	CONSTRAINT glaucoma_label_seq_unique UNIQUE (seq), 
	CONSTRAINT glaucoma_label_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT glaucoma_label_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT glaucoma_label_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT glaucoma_label_seq_type CHECK (typeof("seq") IN ('integer')), 
	CONSTRAINT glaucoma_label_glaucoma_type CHECK (typeof("glaucoma") IN ('integer')), 
	CONSTRAINT glaucoma_label_source_type CHECK (typeof("source") IN ('text')), 
	CONSTRAINT glaucoma_label_risk_type CHECK (typeof("risk") IN ('real', 'null')), 
	CONSTRAINT glaucoma_label_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT glaucoma_label_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id), 
	FOREIGN KEY(seq) REFERENCES audit_log (seq)
);
INSERT INTO "glaucoma_label" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',1,11,1,'records',0.5,'2026-01-31T12:00:11.000000Z','7ddf3dc0c3a034e11c42fb650cb444caca38139d775cd33eac5280d5815e43d1');
CREATE TABLE image (
	id TEXT NOT NULL, 
	ord INTEGER NOT NULL, 
	path TEXT NOT NULL, 
	code TEXT NOT NULL, 
	sha256 TEXT NOT NULL, 
	pixel_sha256 TEXT NOT NULL, 
	width INTEGER NOT NULL, 
	height INTEGER NOT NULL, 
	orientation INTEGER NOT NULL, 
	subject TEXT NOT NULL, 
	laterality TEXT, 
	camera TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT image_sha256_hex CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT image_pixel_sha256_hex CHECK (length(pixel_sha256) = 64 AND pixel_sha256 NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT image_laterality_word CHECK (laterality IN ('right', 'left')), 
	CONSTRAINT image_size CHECK (width BETWEEN 1 AND 1000000 AND height BETWEEN 1 AND 1000000), 
	CONSTRAINT image_turn CHECK (orientation BETWEEN 1 AND 8), 
	CONSTRAINT image_ord_unique UNIQUE (ord), 
	CONSTRAINT image_path_unique UNIQUE (path), 
	CONSTRAINT image_code_unique UNIQUE (code), 
	CONSTRAINT image_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT image_id_type CHECK (typeof("id") IN ('text')), 
	CONSTRAINT image_ord_type CHECK (typeof("ord") IN ('integer')), 
	CONSTRAINT image_path_type CHECK (typeof("path") IN ('text')), 
	CONSTRAINT image_code_type CHECK (typeof("code") IN ('text')), 
	CONSTRAINT image_sha256_type CHECK (typeof("sha256") IN ('text')), 
	CONSTRAINT image_pixel_sha256_type CHECK (typeof("pixel_sha256") IN ('text')), 
	CONSTRAINT image_width_type CHECK (typeof("width") IN ('integer')), 
	CONSTRAINT image_height_type CHECK (typeof("height") IN ('integer')), 
	CONSTRAINT image_orientation_type CHECK (typeof("orientation") IN ('integer')), 
	CONSTRAINT image_subject_type CHECK (typeof("subject") IN ('text')), 
	CONSTRAINT image_laterality_type CHECK (typeof("laterality") IN ('text', 'null')), 
	CONSTRAINT image_camera_type CHECK (typeof("camera") IN ('text')), 
	CONSTRAINT image_seal_type CHECK (typeof("seal") IN ('text'))
);
INSERT INTO "image" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',0,'site/0000.jpg','P6225','0000000000000000000000000000000000000000000000000000000000000001','00000000000000000000000000000000000000000000000000000000000003e9',2124,2056,1,'',NULL,'','6088d87dd06193460f2146fb7e918268051861fb3fb3b49d50c5c6bdc70a7e92');
INSERT INTO "image" VALUES('90c192cf-d3ac-44af-8f21-ddb66cad4a26',1,'site/0001.jpg','P2803','0000000000000000000000000000000000000000000000000000000000000002','00000000000000000000000000000000000000000000000000000000000003ea',2124,2056,1,'',NULL,'','a039e7eb0cebcede027132d710862b952695ef6775b3e8cd3a47ab93642e6f28');
INSERT INTO "image" VALUES('a170b338-3926-4059-b28c-105d1fb17c23',2,'site/0002.jpg','P8785','0000000000000000000000000000000000000000000000000000000000000003','00000000000000000000000000000000000000000000000000000000000003eb',2124,2056,1,'',NULL,'','4c19705a5b77fdf23270f3bdd8cc8d3412e3726150f5f73e78f4f0440091f30e');
CREATE TABLE manual (
	number INTEGER NOT NULL, 
	body TEXT, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (number), 
	CONSTRAINT manual_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT manual_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT manual_body_type CHECK (typeof("body") IN ('text', 'null')), 
	CONSTRAINT manual_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT manual_seal_type CHECK (typeof("seal") IN ('text'))
);
INSERT INTO "manual" VALUES(1,'# Ours','2026-01-31T12:00:13.000000Z','0c6bff5d13cb9fb23a5d405f3e45980338b343f13e975defaf32787a1be646e5');
CREATE TABLE person (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	role TEXT NOT NULL, 
	ord INTEGER NOT NULL, 
	login TEXT, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT person_role_word CHECK (role IN ('rater', 'senior', 'manager')), 
	CONSTRAINT person_code_unique UNIQUE (code), 
	CONSTRAINT person_login_unique UNIQUE (login), 
	CONSTRAINT person_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT person_id_type CHECK (typeof("id") IN ('text')), 
	CONSTRAINT person_code_type CHECK (typeof("code") IN ('text')), 
	CONSTRAINT person_role_type CHECK (typeof("role") IN ('text')), 
	CONSTRAINT person_ord_type CHECK (typeof("ord") IN ('integer')), 
	CONSTRAINT person_login_type CHECK (typeof("login") IN ('text', 'null')), 
	CONSTRAINT person_seal_type CHECK (typeof("seal") IN ('text'))
);
INSERT INTO "person" VALUES('d23f0824-128b-4f33-8c5c-7fd0a6a3a450','R1','rater',0,NULL,'2d1b28fba4386f3ec2d6b6d97d0dc3e5df11983000fa45839d1d42e05019f620');
INSERT INTO "person" VALUES('9531985d-5d9d-49f8-9818-e811892f902b','R2','rater',1,NULL,'bc992b2a72d6288980adb3f253269da2370152ac8c6d290ec5c7ad9736753d39');
INSERT INTO "person" VALUES('36f675cc-81e7-4ef5-a8e2-5d940ed90475','S1','senior',2,NULL,'da271c8c0c8203208c521eace4e631a5024e3b00aa2cd46d1ea23150bafe606a');
INSERT INTO "person" VALUES('6b0d549b-6f03-475a-9600-a35a099950d8','M1','manager',3,NULL,'7dcf4c3f686dff53639d89f91a7a895fae56f81ed1f246b9fb0b571c84893396');
CREATE TABLE pin (
	person TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	argon2 TEXT, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (person, number), 
	CONSTRAINT pin_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT pin_person_type CHECK (typeof("person") IN ('text')), 
	CONSTRAINT pin_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT pin_argon2_type CHECK (typeof("argon2") IN ('text', 'null')), 
	CONSTRAINT pin_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT pin_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(person) REFERENCES person (id)
);
CREATE TABLE place (
	image TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	path TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image, number), 
	CONSTRAINT place_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT place_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT place_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT place_path_type CHECK (typeof("path") IN ('text')), 
	CONSTRAINT place_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT place_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id)
);
CREATE TABLE reading_revision (
	assignment TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	body_sha256 TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	ms_active INTEGER NOT NULL, 
	app_version TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (assignment, number), 
	CONSTRAINT reading_revision_kind_word CHECK (kind IN ('final', 'amend', 'recalled')), 
	CONSTRAINT reading_revision_body_sha256_hex CHECK (length(body_sha256) = 64 AND body_sha256 NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT reading_revision_seq_unique UNIQUE (seq), 
	CONSTRAINT reading_revision_numbers CHECK (number >= 1 AND ms_active >= 0), 
	CONSTRAINT reading_revision_reason_given CHECK (kind <> 'amend' OR trim(reason) <> ''), 
	CONSTRAINT reading_revision_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT reading_revision_assignment_type CHECK (typeof("assignment") IN ('text')), 
	CONSTRAINT reading_revision_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT reading_revision_seq_type CHECK (typeof("seq") IN ('integer')), 
	CONSTRAINT reading_revision_kind_type CHECK (typeof("kind") IN ('text')), 
	CONSTRAINT reading_revision_body_type CHECK (typeof("body") IN ('text')), 
	CONSTRAINT reading_revision_body_sha256_type CHECK (typeof("body_sha256") IN ('text')), 
	CONSTRAINT reading_revision_reason_type CHECK (typeof("reason") IN ('text')), 
	CONSTRAINT reading_revision_ms_active_type CHECK (typeof("ms_active") IN ('integer')), 
	CONSTRAINT reading_revision_app_version_type CHECK (typeof("app_version") IN ('text')), 
	CONSTRAINT reading_revision_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT reading_revision_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(assignment) REFERENCES assignment (id), 
	FOREIGN KEY(seq) REFERENCES audit_log (seq)
);
INSERT INTO "reading_revision" VALUES('0fd630f1-f29d-4da9-953f-48f1a09f76b5',1,3,'final','{"confidence":null,"cup":{"answer":"not_done","curve":null,"ellipse":null,"fit_mode":null,"look":null,"points":[]},"disc":{"answer":"marked","curve":null,"ellipse":{"a":160,"angle":90,"b":150,"cx":700,"cy":1000},"fit_mode":"free","look":null,"points":[[850,1000],[806.07,1113.14],[700,1160],[593.93,1113.14],[550,1000],[593.93,886.86],[700,840],[806.07,886.86]]},"faults":[],"fovea":{"answer":"marked","look":null,"point":[1200,1010],"uncertain":false},"manual":"","notes":"","overrides":[],"version":2}','beb6f0f1695ce5bf7640d9e24ee6b4c9fdba5975d915d4c9f610b5f026e79d1f','',0,'0.1.0','2026-01-31T12:00:02.000000Z','f43a704a33211837d1b7a7988c2e92a2a02fc723ed54311799e679c7ac3f07f6');
INSERT INTO "reading_revision" VALUES('92276658-1e27-41c0-8a6a-63ec24ede6a4',1,4,'final','{"confidence":null,"cup":{"answer":"not_done","curve":null,"ellipse":null,"fit_mode":null,"look":null,"points":[]},"disc":{"answer":"marked","curve":null,"ellipse":{"a":160,"angle":90,"b":150,"cx":700,"cy":1000},"fit_mode":"free","look":null,"points":[[850,1000],[806.07,1113.14],[700,1160],[593.93,1113.14],[550,1000],[593.93,886.86],[700,840],[806.07,886.86]]},"faults":[],"fovea":{"answer":"marked","look":null,"point":[1200.01,1010],"uncertain":false},"manual":"","notes":"","overrides":[],"version":2}','66e5a487e06ab169857739fe812102cc01c250d36f26f5fea755df2d3540881c','',0,'0.1.0','2026-01-31T12:00:03.000000Z','fbba88a69f6ece1dba594477d9f8f1ac9e5e9ca1d695aefcfad1789641316015');
INSERT INTO "reading_revision" VALUES('0fd630f1-f29d-4da9-953f-48f1a09f76b5',2,5,'recalled','{"confidence":null,"cup":{"answer":"not_done","curve":null,"ellipse":null,"fit_mode":null,"look":null,"points":[]},"disc":{"answer":"marked","curve":null,"ellipse":{"a":160,"angle":90,"b":150,"cx":700,"cy":1000},"fit_mode":"free","look":null,"points":[[850,1000],[806.07,1113.14],[700,1160],[593.93,1113.14],[550,1000],[593.93,886.86],[700,840],[806.07,886.86]]},"faults":[],"fovea":{"answer":"marked","look":null,"point":[1200,1010],"uncertain":false},"manual":"","notes":"","overrides":[],"version":2}','beb6f0f1695ce5bf7640d9e24ee6b4c9fdba5975d915d4c9f610b5f026e79d1f','',0,'0.1.0','2026-01-31T12:00:05.000000Z','1303b4f5ce51ac10c614f39f27517d4a88658726cffa5ffc89db51f692ea6ed3');
INSERT INTO "reading_revision" VALUES('0fd630f1-f29d-4da9-953f-48f1a09f76b5',3,6,'final','{"confidence":null,"cup":{"answer":"not_done","curve":null,"ellipse":null,"fit_mode":null,"look":null,"points":[]},"disc":{"answer":"marked","curve":null,"ellipse":{"a":160,"angle":90,"b":150,"cx":700,"cy":1000},"fit_mode":"free","look":null,"points":[[850,1000],[806.07,1113.14],[700,1160],[593.93,1113.14],[550,1000],[593.93,886.86],[700,840],[806.07,886.86]]},"faults":[],"fovea":{"answer":"marked","look":null,"point":[1200.04,1010],"uncertain":false},"manual":"","notes":"","overrides":[],"version":2}','dff6b3ac8a77e7478f99d9c7c7eff596e49ebf5b24ec5ec1a88734b9fa2ece9f','',0,'0.1.0','2026-01-31T12:00:06.000000Z','4a56258ad3c13bcc9f7ae215139744227c3b2c2c8ed4d74c64ffd14779918619');
INSERT INTO "reading_revision" VALUES('0fd630f1-f29d-4da9-953f-48f1a09f76b5',4,9,'amend','{"confidence":null,"cup":{"answer":"not_done","curve":null,"ellipse":null,"fit_mode":null,"look":null,"points":[]},"disc":{"answer":"marked","curve":null,"ellipse":{"a":160,"angle":90,"b":150,"cx":700,"cy":1000},"fit_mode":"free","look":null,"points":[[850,1000],[806.07,1113.14],[700,1160],[593.93,1113.14],[550,1000],[593.93,886.86],[700,840],[806.07,886.86]]},"faults":[],"fovea":{"answer":"marked","look":null,"point":[1200.05,1010],"uncertain":false},"manual":"","notes":"","overrides":[],"version":2}','f6f5cf5389087f181adcb5fdc13b82275bbf342e5600759f0941a0ae6616d26d','cup redrawn',0,'0.1.0','2026-01-31T12:00:09.000000Z','ddefa71479dd9373dfb73b44f08c037bb10dd2e4fe6be2780ba8ff0d59397bbd');
CREATE TABLE release (
	number INTEGER NOT NULL, 
	opened INTEGER NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (number), 
	CONSTRAINT release_numbers CHECK (opened IN (0, 1)), 
	CONSTRAINT release_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT release_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT release_opened_type CHECK (typeof("opened") IN ('integer')), 
	CONSTRAINT release_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT release_seal_type CHECK (typeof("seal") IN ('text'))
);
INSERT INTO "release" VALUES(1,1,'2026-01-31T12:00:14.000000Z','098cf289f9dc0efba3ff1544a61f9b7db6c395a6b6005bfd2c114a232d8b7756');
CREATE TABLE review (
	image TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	decision TEXT, 
	body TEXT NOT NULL, 
	body_sha256 TEXT NOT NULL, 
	senior TEXT NOT NULL, 
	signed_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image, number), 
	CONSTRAINT review_decision_word CHECK (decision IN ('accept', 'return', 'ungradable')), 
	CONSTRAINT review_body_sha256_hex CHECK (length(body_sha256) = 64 AND body_sha256 NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT review_seq_unique UNIQUE (seq), 
	CONSTRAINT review_numbers CHECK (number >= 1), 
	CONSTRAINT review_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT review_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT review_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT review_seq_type CHECK (typeof("seq") IN ('integer')), 
	CONSTRAINT review_decision_type CHECK (typeof("decision") IN ('text', 'null')), 
	CONSTRAINT review_body_type CHECK (typeof("body") IN ('text')), 
	CONSTRAINT review_body_sha256_type CHECK (typeof("body_sha256") IN ('text')), 
	CONSTRAINT review_senior_type CHECK (typeof("senior") IN ('text')), 
	CONSTRAINT review_signed_at_type CHECK (typeof("signed_at") IN ('text')), 
	CONSTRAINT review_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id), 
	FOREIGN KEY(seq) REFERENCES audit_log (seq), 
	FOREIGN KEY(senior) REFERENCES person (id)
);
INSERT INTO "review" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',1,8,'return','{"batch_confirmed":false,"decision":"return","drops":[],"fovea":null,"mask_sha256":"","own":{"cup":null,"disc":null,"fovea":null,"use":"replace"},"reason":"please look again","returned_to":["0fd630f1-f29d-4da9-953f-48f1a09f76b5"],"revisions":[["0fd630f1-f29d-4da9-953f-48f1a09f76b5",3],["92276658-1e27-41c0-8a6a-63ec24ede6a4",1]],"tie_rule":"outside","version":3}','67c9c662e319ea198c05fdd99c2291b683cf6462fd4f2b6e7a4c05b3d25bf7f4','36f675cc-81e7-4ef5-a8e2-5d940ed90475','2026-01-31T12:00:08.000000Z','2a168166ffb1d805cbed011ea4ecbe04cf6f63024042058b38591523647016bb');
INSERT INTO "review" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',2,10,'accept','{"batch_confirmed":false,"decision":"accept","drops":[],"fovea":null,"mask_sha256":"","own":{"cup":null,"disc":null,"fovea":null,"use":"replace"},"reason":"","returned_to":[],"revisions":[["0fd630f1-f29d-4da9-953f-48f1a09f76b5",4],["92276658-1e27-41c0-8a6a-63ec24ede6a4",1]],"tie_rule":"outside","version":3}','aa751665ad2fad45e1223c7c8d8397c1233b8ced5d57cfeab7c7e38038945c80','36f675cc-81e7-4ef5-a8e2-5d940ed90475','2026-01-31T12:00:10.000000Z','d3374e0e3be5ebd8114d85edaa3dcc43ebddb2cd1f090d34321bae3615a0664d');
CREATE TABLE review_begun (
	image TEXT NOT NULL, 
	senior TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image), 
	CONSTRAINT review_begun_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT review_begun_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT review_begun_senior_type CHECK (typeof("senior") IN ('text')), 
	CONSTRAINT review_begun_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT review_begun_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id)
);
INSERT INTO "review_begun" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f','S1','2026-01-31T12:00:07.000000Z','e9b6ee6d068f440d6d1df86729cebee67573a1442429230244c24c10c1246bee');
CREATE TABLE review_draft (
	image TEXT NOT NULL, 
	body TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image), 
	CONSTRAINT review_draft_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT review_draft_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT review_draft_body_type CHECK (typeof("body") IN ('text')), 
	CONSTRAINT review_draft_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT review_draft_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id)
);
INSERT INTO "review_draft" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f','{"batch_confirmed":false,"decision":null,"drops":[],"fovea":null,"mask_sha256":"","own":{"cup":null,"disc":null,"fovea":[7,8],"use":"replace"},"reason":"","returned_to":[],"revisions":[["0fd630f1-f29d-4da9-953f-48f1a09f76b5",4],["92276658-1e27-41c0-8a6a-63ec24ede6a4",1]],"tie_rule":"outside","version":3}','2026-01-31T12:00:12.000000Z','38c234769a4970c63560d767c52ab5873a62e60a1b7dacce299a89965af131f9');
CREATE TABLE review_reading (
	image TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	assignment TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	returned INTEGER NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image, number, assignment), 
	FOREIGN KEY(image, number) REFERENCES review (image, number), 
	FOREIGN KEY(assignment, revision) REFERENCES reading_revision (assignment, number), 
	CONSTRAINT review_reading_returned_answer CHECK (returned IN (0, 1)), 
	CONSTRAINT review_reading_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT review_reading_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT review_reading_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT review_reading_assignment_type CHECK (typeof("assignment") IN ('text')), 
	CONSTRAINT review_reading_revision_type CHECK (typeof("revision") IN ('integer')), 
	CONSTRAINT review_reading_returned_type CHECK (typeof("returned") IN ('integer')), 
	CONSTRAINT review_reading_seal_type CHECK (typeof("seal") IN ('text'))
);
INSERT INTO "review_reading" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',1,'0fd630f1-f29d-4da9-953f-48f1a09f76b5',3,1,'9f678d9185292fcd03f623f2d04576ac4e8301a32b51238ac26937570d28ae2c');
INSERT INTO "review_reading" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',1,'92276658-1e27-41c0-8a6a-63ec24ede6a4',1,0,'9d839e5047cba2bc994914e449b1fd1073b6b936661c949a1f3ab488195803f5');
INSERT INTO "review_reading" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',2,'0fd630f1-f29d-4da9-953f-48f1a09f76b5',4,0,'aeb6dae5a81dad20b735e598f4a18c32af212cbc8834958a82474fe0e185c59a');
INSERT INTO "review_reading" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',2,'92276658-1e27-41c0-8a6a-63ec24ede6a4',1,0,'577aa7953216d226d7ede7902c1496b115e885c7f0acb945d52e19de3b77314d');
CREATE TABLE root (
	number INTEGER NOT NULL, 
	path TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (number), 
	CONSTRAINT root_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT root_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT root_path_type CHECK (typeof("path") IN ('text')), 
	CONSTRAINT root_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT root_seal_type CHECK (typeof("seal") IN ('text'))
);
INSERT INTO "root" VALUES(1,'.','2026-01-31T12:00:01.000000Z','9a42bc606f949ef67610af103c1971cfa403021ef7dbdb14bda36d3a483c0b84');
CREATE TABLE second_draft (
	image TEXT NOT NULL, 
	body TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image), 
	CONSTRAINT second_draft_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT second_draft_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT second_draft_body_type CHECK (typeof("body") IN ('text')), 
	CONSTRAINT second_draft_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT second_draft_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id)
);
INSERT INTO "second_draft" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f','{"batch_confirmed":false,"decision":null,"drops":[],"fovea":null,"mask_sha256":"","own":{"cup":null,"disc":null,"fovea":[9,8],"use":"replace"},"reason":"","returned_to":[],"revisions":[["0fd630f1-f29d-4da9-953f-48f1a09f76b5",4],["92276658-1e27-41c0-8a6a-63ec24ede6a4",1]],"tie_rule":"outside","version":3}','2026-01-31T12:00:16.000000Z','99cb304ff492ccabcfb8514a495bdee2bdfa92fa7e12c33c01314529f07413ad');
CREATE TABLE second_review (
	image TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	decision TEXT NOT NULL, 
	body TEXT NOT NULL, 
	body_sha256 TEXT NOT NULL, 
	senior TEXT NOT NULL, 
	signed_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (image, number), 
	CONSTRAINT second_review_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT second_review_image_type CHECK (typeof("image") IN ('text')), 
	CONSTRAINT second_review_number_type CHECK (typeof("number") IN ('integer')), 
	CONSTRAINT second_review_seq_type CHECK (typeof("seq") IN ('integer')), 
	CONSTRAINT second_review_decision_type CHECK (typeof("decision") IN ('text')), 
	CONSTRAINT second_review_body_type CHECK (typeof("body") IN ('text')), 
	CONSTRAINT second_review_body_sha256_type CHECK (typeof("body_sha256") IN ('text')), 
	CONSTRAINT second_review_senior_type CHECK (typeof("senior") IN ('text')), 
	CONSTRAINT second_review_signed_at_type CHECK (typeof("signed_at") IN ('text')), 
	CONSTRAINT second_review_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(image) REFERENCES image (id), 
	FOREIGN KEY(senior) REFERENCES person (id)
);
INSERT INTO "second_review" VALUES('8d116ece-1738-47d9-bd9c-172411e20b8f',1,14,'accept','{"batch_confirmed":false,"decision":"accept","drops":[],"fovea":null,"mask_sha256":"","own":{"cup":null,"disc":null,"fovea":null,"use":"replace"},"reason":"","returned_to":[],"revisions":[["0fd630f1-f29d-4da9-953f-48f1a09f76b5",4],["92276658-1e27-41c0-8a6a-63ec24ede6a4",1]],"tie_rule":"outside","version":3}','aa751665ad2fad45e1223c7c8d8397c1233b8ced5d57cfeab7c7e38038945c80','36f675cc-81e7-4ef5-a8e2-5d940ed90475','2026-01-31T12:00:15.000000Z','36055e2d9ef550e4c82227c80b6dd72a4834e8a92872bbe2eb1a9a9f8db32e3e');
CREATE TABLE study (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	title TEXT NOT NULL, 
	protocol TEXT NOT NULL, 
	seed INTEGER NOT NULL, 
	app_version TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT study_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT study_id_type CHECK (typeof("id") IN ('text')), 
	CONSTRAINT study_code_type CHECK (typeof("code") IN ('text')), 
	CONSTRAINT study_title_type CHECK (typeof("title") IN ('text')), 
	CONSTRAINT study_protocol_type CHECK (typeof("protocol") IN ('text')), 
	CONSTRAINT study_seed_type CHECK (typeof("seed") IN ('integer')), 
	CONSTRAINT study_app_version_type CHECK (typeof("app_version") IN ('text')), 
	CONSTRAINT study_created_at_type CHECK (typeof("created_at") IN ('text')), 
	CONSTRAINT study_seal_type CHECK (typeof("seal") IN ('text'))
);
INSERT INTO "study" VALUES('6513270e-269e-4d37-b2a7-4de452e6b438','S-6513270E','Glaucoma 2026','{"calibration":0,"quorum":2,"raters":2,"recall_minutes":10,"recall_photographs":5,"repeats":{"days":14,"percent":0,"photographs":100},"tie_rule":"outside","version":2}',5,'0.1.0','2026-01-31T12:00:01.000000Z','6fa0556b9a13c2dbe4f5521b24c9a9c03e3e9e04564137f18a271adac5d6de71');
CREATE TABLE withdrawal (
	assignment TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	saved_at TEXT NOT NULL, 
	seal TEXT NOT NULL, 
	PRIMARY KEY (assignment), 
	CONSTRAINT withdrawal_reason_given CHECK (trim(reason) <> ''), 
	CONSTRAINT withdrawal_seal_hex CHECK (length(seal) = 64 AND seal NOT GLOB '*[^0-9a-f]*'), 
	CONSTRAINT withdrawal_assignment_type CHECK (typeof("assignment") IN ('text')), 
	CONSTRAINT withdrawal_reason_type CHECK (typeof("reason") IN ('text')), 
	CONSTRAINT withdrawal_saved_at_type CHECK (typeof("saved_at") IN ('text')), 
	CONSTRAINT withdrawal_seal_type CHECK (typeof("seal") IN ('text')), 
	FOREIGN KEY(assignment) REFERENCES assignment (id)
);
INSERT INTO "withdrawal" VALUES('6b4cb242-4a23-4596-a217-beaddbc496cb','knows the patient','2026-01-31T12:00:17.000000Z','9f2165f6985a7ff003b587d4712d7ad8ff416edc587f7a3af2031c32aa7fe0fc');
CREATE TRIGGER study_no_update BEFORE UPDATE ON study BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER study_no_delete BEFORE DELETE ON study BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER root_no_update BEFORE UPDATE ON root BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER root_no_delete BEFORE DELETE ON root BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER person_no_update BEFORE UPDATE ON person BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER person_no_delete BEFORE DELETE ON person BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER pin_no_update BEFORE UPDATE ON pin BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER pin_no_delete BEFORE DELETE ON pin BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER image_no_update BEFORE UPDATE ON image BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER image_no_delete BEFORE DELETE ON image BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER place_no_update BEFORE UPDATE ON place BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER place_no_delete BEFORE DELETE ON place BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER assignment_no_update BEFORE UPDATE ON assignment BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER assignment_no_delete BEFORE DELETE ON assignment BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER withdrawal_no_update BEFORE UPDATE ON withdrawal BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER withdrawal_no_delete BEFORE DELETE ON withdrawal BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER reading_revision_no_update BEFORE UPDATE ON reading_revision BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER reading_revision_no_delete BEFORE DELETE ON reading_revision BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER review_begun_no_update BEFORE UPDATE ON review_begun BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER review_begun_no_delete BEFORE DELETE ON review_begun BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER review_no_update BEFORE UPDATE ON review BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER review_no_delete BEFORE DELETE ON review BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER review_reading_no_update BEFORE UPDATE ON review_reading BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER review_reading_no_delete BEFORE DELETE ON review_reading BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER glaucoma_label_no_update BEFORE UPDATE ON glaucoma_label BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER glaucoma_label_no_delete BEFORE DELETE ON glaucoma_label BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER export_run_no_update BEFORE UPDATE ON export_run BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER export_run_no_delete BEFORE DELETE ON export_run BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER reading_revision_in_order BEFORE INSERT ON reading_revision WHEN NEW.number <> 1 + (SELECT count(*) FROM reading_revision WHERE assignment = NEW.assignment) BEGIN SELECT RAISE(ABORT, 'a number is left out'); END;
CREATE TRIGGER review_in_order BEFORE INSERT ON review WHEN NEW.number <> 1 + (SELECT count(*) FROM review WHERE image = NEW.image) BEGIN SELECT RAISE(ABORT, 'a number is left out'); END;
CREATE TRIGGER glaucoma_label_in_order BEFORE INSERT ON glaucoma_label WHEN NEW.number <> 1 + (SELECT count(*) FROM glaucoma_label WHERE image = NEW.image) BEGIN SELECT RAISE(ABORT, 'a number is left out'); END;
CREATE TRIGGER audit_log_in_order BEFORE INSERT ON audit_log WHEN NEW.prev_hash <> coalesce((SELECT hash FROM audit_log WHERE seq = NEW.seq - 1), '') OR (NEW.seq <> 1 AND NEW.prev_hash = '') BEGIN SELECT RAISE(ABORT, 'the audit log is a chain'); END;
CREATE TRIGGER manual_no_update BEFORE UPDATE ON manual BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER manual_no_delete BEFORE DELETE ON manual BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER release_no_update BEFORE UPDATE ON release BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER release_no_delete BEFORE DELETE ON release BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER second_review_no_update BEFORE UPDATE ON second_review BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER second_review_no_delete BEFORE DELETE ON second_review BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
COMMIT;
PRAGMA application_id=1380337473;
PRAGMA user_version=5;
