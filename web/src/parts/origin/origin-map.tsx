/** Outlines of a coffee's countries of origin, and their places on a map of the world. Loaded with the coffee page. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { countryName } from '#domain/country-name.ts'
import { type OriginPlace, originPlaces } from '#domain/origin-places.ts'
import { useFormat } from '#web/state/units.ts'
import styles from './origin-map.module.css'
import outlines from './outlines.json'

interface Outline {
  /** In a box of 100 by 100. */
  path: string
  longitude: number
  latitude: number
}

const COUNTRIES: Readonly<Record<string, Outline>> = outlines.countries
/** For blends of more countries, only the first ones are shown. */
const MOST = 3
const TROPIC = 23.4

/** Countries that have no name in `Intl.DisplayNames`, or another one than people use. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  CD: msg`DR Congo`,
  CG: msg`Republic of the Congo`,
  'US-HI': msg`Hawaii`,
}

interface ShownPlace extends OriginPlace {
  name: string
  outline: Outline
}

/** Renders nothing if no country of the origin is known. */
export default function OriginMap({ origin }: { origin: string }) {
  const format = useFormat()
  const places = originPlaces(origin)
    .flatMap((place): ShownPlace[] => {
      const outline = Object.hasOwn(COUNTRIES, place.country) ? COUNTRIES[place.country] : undefined
      const given = NAMES[place.country]
      const name = given ? t(given) : countryName(place.country, format.locale)
      return outline ? [{ ...place, name, outline }] : []
    })
    .slice(0, MOST)
  if (places.length === 0) return null
  const names = format.list(places.map(({ name }) => name))
  return (
    <div className={styles.map}>
      <ul className={styles.countries} data-several={places.length > 1 || undefined}>
        {places.map((place) => (
          <li key={place.country}>
            <Country place={place} isNamed={places.length > 1} />
          </li>
        ))}
      </ul>
      <svg
        viewBox="-170 -64 350 120"
        className={styles.world}
        role="img"
        aria-label={t`${names} on a map of the world`}
      >
        <path d={outlines.world} className={styles.land} />
        <path d={`M-170 ${-TROPIC}H180M-170 ${TROPIC}H180`} className={styles.tropics} />
        {places.map(({ country, outline: { longitude, latitude } }) => (
          <circle key={country} cx={longitude} cy={-latitude} r="5" className={styles.dot} />
        ))}
      </svg>
    </div>
  )
}

/** A single country is already named beside the map; only several get captions. */
const Country = ({ place: { name, outline }, isNamed }: { place: ShownPlace; isNamed: boolean }) => (
  <figure className={styles.country}>
    <svg viewBox="-2 -2 104 104" role="img" aria-label={t`Outline of ${name}`}>
      <path d={outline.path} className={styles.outline} />
    </svg>
    {isNamed && <figcaption>{name}</figcaption>}
  </figure>
)
