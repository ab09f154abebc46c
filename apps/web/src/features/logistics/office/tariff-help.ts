import { portGroupNames } from '@tradelane/contract/logistics/tariffs'

/** What may be typed where an area is asked for. */
export const areaHelp = 'A country with two letters, or a port group such as FAR_EAST'

/** The names of all groups, to read them off. */
export const portGroupsText = Object.entries(portGroupNames)
  .map(([code, name]) => `${name} (${code})`)
  .join(', ')
