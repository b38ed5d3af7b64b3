/** Names of the families and groups of flavors. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { FlavorFamily, FlavorGroup } from '#domain/flavors.ts'

const FAMILIES: Record<FlavorFamily, MessageDescriptor> = {
  fruity: msg({ message: 'Fruity', context: 'flavor' }),
  floral: msg({ message: 'Floral', context: 'flavor' }),
  sweet: msg({ message: 'Sweet', context: 'flavor' }),
  nutty: msg({ message: 'Nutty', context: 'flavor' }),
  spices: msg({ message: 'Spicy', context: 'flavor' }),
  roasted: msg({ message: 'Roasted', context: 'flavor' }),
  green: msg({ message: 'Green', context: 'flavor' }),
  fermented: msg({ message: 'Fermented', context: 'flavor' }),
  other: msg({ message: 'Other', context: 'flavor' }),
}

const GROUPS: Record<FlavorGroup, MessageDescriptor> = {
  berry: msg`Berries`,
  citrus: msg`Citrus`,
  stone: msg`Stone fruit`,
  tropical: msg`Tropical fruit`,
  orchard: msg`Apple, pear, grape`,
  dried: msg`Dried fruit`,
  blossom: msg`Blossoms`,
  tea: msg`Tea`,
  sugar: msg`Sugar and syrup`,
  caramel: msg`Caramel`,
  honey: msg`Honey`,
  vanilla: msg`Vanilla and cream`,
  candy: msg`Candy`,
  nut: msg`Nuts`,
  cocoa: msg`Cocoa and chocolate`,
  warm: msg`Warm spices`,
  pepper: msg`Pepper`,
  cereal: msg`Cereal and malt`,
  smoke: msg`Smoke`,
  tobacco: msg`Tobacco`,
  herb: msg`Herbs`,
  vegetable: msg`Vegetables and grass`,
  boozy: msg`Wine and spirits`,
  sour: msg({ message: 'Sour', context: 'flavor' }),
  wood: msg`Wood and earth`,
  savory: msg`Savory`,
}

export const familyName = (family: FlavorFamily): string => t(FAMILIES[family])
export const groupName = (group: FlavorGroup): string => t(GROUPS[group])
