/** How often insights claim a preference on ratings that are random. */
import { findInsights, type RatedBrew } from '../../src/domain/brew-insights.ts'
import { grinders, methodOf } from './catalog.ts'
import { randomOf } from './random.ts'

/** The share of members who get an insight about a sweet spot or a preference, though their ratings are random. */
export function falseSweetSpots(members = 2000, seed = 2): number {
  const random = randomOf(seed)
  const grinder = { ...grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!, id: 1 }
  const method = methodOf('v60')
  let told = 0
  for (let member = 0; member < members; member++) {
    const coffees = 1 + Math.floor(4 * random.next())
    const brews = Array.from({ length: 5 + Math.floor(35 * random.next()) }, (): RatedBrew => {
      return {
        coffeeId: Math.floor(coffees * random.next()),
        method,
        grinder,
        grindSetting: 18 + Math.floor(12 * random.next()),
        doseGrams: 15,
        waterGrams: 15 * (14 + Math.floor(5 * random.next())),
        rating: 1 + Math.floor(5 * random.next()),
      }
    })
    if (findInsights(brews, 0).length > 0) told++
  }
  return told / members
}
