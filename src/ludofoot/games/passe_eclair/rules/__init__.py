"""The rules: the only authority. `cards` knows the cards, `position` where they lie, `piles` how they are
drawn and turned up, `rounds` how a round begins and ends. What is done has a module each: `laying`,
`challenges`, `michi`, `blocks` (nobody plays), `clock` (time is up). `judging` says what may be done,
`choices` lists it, `acting` passes it on, `telling` tells of it; `state` answers for all of them.
"""
