/** Writes the outlines of the coffee countries from Natural Earth's maps: `node scripts/origin-maps.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ORIGIN_COUNTRIES } from '../src/domain/origin-countries.ts'

type Point = readonly [x: number, y: number]
type Ring = readonly Point[]
type Arcs = readonly number[]
type Bounds = readonly [west: number, south: number, east: number, north: number]

type Geometry =
  | { id?: string; type: 'Polygon'; arcs: readonly Arcs[] }
  | { id?: string; type: 'MultiPolygon'; arcs: readonly (readonly Arcs[])[] }
  | { id?: string; type: 'GeometryCollection'; geometries: readonly Geometry[] }

interface Topology {
  arcs: readonly Point[][]
  transform: { scale: Point; translate: Point }
  objects: Record<string, Geometry>
}

const require = createRequire(import.meta.url)
const TARGET = new URL('../web/src/parts/origin/outlines.json', import.meta.url)

/** The box of an outline. */
const SIZE = 100
/** Deviations up to this many hundredths of the box aren't visible. */
const TOLERANCE = 0.45
/** Islands below this share of the largest are left out; those between larger ones only if below MIN_SHARE. */
const MAIN_SHARE = 0.008
const MIN_SHARE = 0.0006
/** Bounds of what is drawn of a country: with its distant islands, the rest would shrink to a speck. */
const WITHIN: Record<string, Bounds> = {
  EC: [-82, -6, -74, 2],
  SH: [-6, -17, -5, -15],
  'US-HI': [-161, 18, -154, 23],
}
/** On the map of the world a degree is a unit; it shows the latitudes in which coffee grows. */
const WORLD_TOLERANCE = 0.7
const MIN_LAND = 4
const BELT = 38

const readTopology = async (name: string): Promise<Topology> =>
  JSON.parse(await readFile(require.resolve(`world-atlas/${name}.json`), 'utf8'))

/** The outer rings of a geometry, in degrees: TopoJSON has each border once, as differences of whole numbers. */
function ringsOf(topology: Topology, geometry: Geometry): Ring[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap((each) => ringsOf(topology, each))
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
  // Neighbouring arcs share a point.
  const join = (ring: Arcs): Ring => ring.flatMap((index, i) => decodeArc(topology, index).slice(i === 0 ? 0 : 1))
  return polygons.map(([outer]) => join(outer!))
}

/** A negative index is an arc in the other direction. */
function decodeArc({ arcs, transform: { scale, translate } }: Topology, index: number): Point[] {
  let [x, y] = [0, 0]
  const points = arcs[index < 0 ? ~index : index]!.map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
  return index < 0 ? points.reverse() : points
}

function areaOf(ring: Ring): number {
  const sum = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

function boxOf(rings: readonly Ring[]) {
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)]
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
}

/** Leaves out points that deviate from the line between their neighbours by up to the tolerance (Douglas-Peucker). */
function simplify(points: Ring, tolerance: number): Ring {
  if (points.length < 3) return points
  const [first, last] = [points[0]!, points.at(-1)!]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  const distances = points.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length,
  )
  const farthest = distances.indexOf(Math.max(...distances))
  if (distances[farthest]! <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

/** Returns an SVG path such as "M12 8l3-1…z"; what vanishes by rounding to `digits` is left out. */
function pathOf(rings: readonly Ring[], digits: number): string {
  const unit = 10 ** digits
  const text = (value: number) => String(value / unit).replace(/^(-?)0\./, '$1.')
  return rings
    .map((ring) => {
      const points = ring.slice(0, -1).map(([x, y]) => [Math.round(x * unit), Math.round(y * unit)] as const)
      const [start, ...rest] = points.filter(([x, y], i) => x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1])
      if (rest.length < 2) return ''
      let [x, y] = start!
      const steps = rest.map(([nextX, nextY]) => {
        const step = [text(nextX - x), text(nextY - y)]
        ;[x, y] = [nextX, nextY]
        return step.join(step[1]!.startsWith('-') ? '' : ' ')
      })
      const line = steps.reduce((line, step) => `${line}${step.startsWith('-') || line === '' ? '' : ' '}${step}`, '')
      return `M${text(start![0])} ${text(start![1])}l${line}z`
    })
    .join('')
}

const lies = (ring: Ring, [west, south, east, north]: Bounds): boolean =>
  ring.every(([x, y]) => x >= west && x <= east && y >= south && y <= north)

/** The main islands: the large ones, and smaller ones between them. */
function mainRings(rings: readonly Ring[]): Ring[] {
  const largest = Math.max(...rings.map(areaOf))
  const main = rings.filter((ring) => areaOf(ring) >= largest * MAIN_SHARE)
  const { west, south, east, north } = boxOf(main)
  return rings.filter(
    (ring) => main.includes(ring) || (lies(ring, [west, south, east, north]) && areaOf(ring) >= largest * MIN_SHARE),
  )
}

/** Joins the parts of a country on both sides of the date line, by longitudes above 180. */
function acrossDateLine(rings: readonly Ring[]): Ring[] {
  const { west, east } = boxOf(rings)
  return east - west < 180 ? [...rings] : rings.map((ring) => ring.map(([x, y]): Point => [x < 0 ? x + 360 : x, y]))
}

/** Fills the box without distortion at the country's own latitude. */
function outlineOf(code: string, all: readonly Ring[]) {
  const bounds = WITHIN[code]
  const rings = mainRings(acrossDateLine(bounds ? all.filter((ring) => lies(ring, bounds)) : all))
  const { west, east, south, north } = boxOf(rings)
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = SIZE / Math.max((east - west) * narrow, north - south)
  const [left, top] = [(SIZE - (east - west) * narrow * scale) / 2, (SIZE - (north - south) * scale) / 2]
  const placed = rings.map((ring) =>
    ring.map(([x, y]): Point => [left + (x - west) * narrow * scale, top + (north - y) * scale]),
  )
  return {
    path: pathOf(
      placed.map((ring) => simplify(ring, TOLERANCE)),
      1,
    ),
    longitude: Math.round((west + east) / 2),
    latitude: Math.round((south + north) / 2),
  }
}

/** The land around the equator; y points down. */
function worldOf(topology: Topology): string {
  const rings = ringsOf(topology, topology.objects.land!).filter((ring) => {
    const { south, north } = boxOf([ring])
    return areaOf(ring) >= MIN_LAND && south < BELT && north > -BELT
  })
  return pathOf(
    rings.map((ring) => simplify(ring, WORLD_TOLERANCE).map(([x, y]): Point => [x, -y])),
    0,
  )
}

const countries = await readTopology('countries-50m')
const geometries = countries.objects.countries as Extract<Geometry, { type: 'GeometryCollection' }>
const outlines = ORIGIN_COUNTRIES.filter(({ code }) => code !== 'US').map(({ code, number }) => {
  const geometry = geometries.geometries.find(({ id }) => id === number)
  if (!geometry) throw new Error(`no country ${number}`)
  return [code, outlineOf(code, ringsOf(countries, geometry))]
})
const world = worldOf(await readTopology('land-110m'))
await writeFile(TARGET, `${JSON.stringify({ world, countries: Object.fromEntries(outlines) }, null, 2)}\n`)
