# The lab: tournaments, reports, research environments.

refuse-no-encoding = There is no research environment for “{ $game }”: its folder has no module “encoding”.
