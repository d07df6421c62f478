"""What each profile may ask of the store: a rater only his own work, the senior only complete sets.

The window talks to these and never to the store itself, so what a profile cannot ask it cannot show. The consensus is
loaded by whoever asks for it, which a rater at work never does.
"""
