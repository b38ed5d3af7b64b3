/** State of the photographs on the page, by setting, and its reducer. */
import type { Circle } from '#domain/grind-photo/find-circles.ts'
import type { PhotoRequest } from '#domain/grind-photo/measure-photo.ts'
import type { Point } from '#domain/grind-photo/photo.ts'
import { type PooledPhotos, poolPhotos } from '#domain/grind-photo/pool.ts'
import type { Reference } from '#domain/grind-photo/references.ts'
import type { MeasuredSize } from '#domain/measured-size.ts'
import type { MeasuredPhoto, WorkerReply } from './measured-photo.ts'

/** What somebody marked in a photograph. */
export interface ByHand {
  circle?: Circle
  corners?: readonly Point[]
  isSmallSquare?: boolean
  /** Two opposite corners of the part to look at. */
  region?: readonly [Point, Point]
}

export interface PagePhoto {
  id: number
  file: File
  byHand: ByHand
  state: 'waiting' | 'measuring' | 'measured' | 'unreadable' | 'failed'
  /** Id of the current or last measurement; replies to earlier ones are ignored. */
  run?: number
  picture?: { preview: ImageBitmap; width: number; height: number }
  /** Kept while the photograph is measured again. */
  measured?: MeasuredPhoto
}

export interface PageSetting {
  id: number
  /** As it was typed. */
  text: string
  photos: readonly PagePhoto[]
}

export type Action =
  | { kind: 'add-setting' }
  | { kind: 'remove-setting'; settingId: number }
  | { kind: 'rename-setting'; settingId: number; text: string }
  | { kind: 'add-photos'; settingId: number; files: readonly File[] }
  | { kind: 'remove-photo'; id: number }
  | { kind: 'mark'; id: number; byHand: ByHand }
  /** Another reference was chosen: all photographs are measured again, and outlines drawn by hand are dropped. */
  | { kind: 'change-reference' }
  | { kind: 'start'; id: number; run: number }
  | { kind: 'reply'; reply: WorkerReply }

export interface Photos {
  settings: readonly PageSetting[]
  nextId: number
}

export const NO_PHOTOS: Photos = { settings: [{ id: 1, text: '', photos: [] }], nextId: 2 }

export function change(state: Photos, action: Action): Photos {
  const { settings, nextId } = state
  const withSettings = (settings: readonly PageSetting[], used = 0): Photos => ({ settings, nextId: nextId + used })
  const withPhoto = (isIt: (photo: PagePhoto) => boolean, alter: (photo: PagePhoto) => PagePhoto): Photos =>
    withSettings(
      settings.map((setting) => ({
        ...setting,
        photos: setting.photos.map((photo) => (isIt(photo) ? alter(photo) : photo)),
      })),
    )
  switch (action.kind) {
    case 'add-setting':
      return withSettings([...settings, { id: nextId, text: '', photos: [] }], 1)
    case 'remove-setting':
      return withSettings(settings.filter(({ id }) => id !== action.settingId))
    case 'rename-setting':
      return withSettings(
        settings.map((each) => (each.id === action.settingId ? { ...each, text: action.text } : each)),
      )
    case 'add-photos': {
      const added = action.files.map((file, i) => ({ id: nextId + i, file, byHand: {}, state: 'waiting' as const }))
      return withSettings(
        settings.map((each) => (each.id === action.settingId ? { ...each, photos: [...each.photos, ...added] } : each)),
        added.length,
      )
    }
    case 'remove-photo':
      return withSettings(
        settings.map((each) => ({ ...each, photos: each.photos.filter(({ id }) => id !== action.id) })),
      )
    case 'mark':
      return withPhoto(
        ({ id }) => id === action.id,
        (photo) => ({ ...photo, byHand: action.byHand, state: 'waiting', run: undefined }),
      )
    case 'change-reference':
      return withSettings(settings.map((each) => ({ ...each, photos: each.photos.map(forAnotherReference) })))
    case 'start':
      return withPhoto(
        ({ id }) => id === action.id,
        (photo) => ({ ...photo, state: 'measuring', run: action.run }),
      )
    case 'reply':
      return withPhoto(
        ({ run }) => run === action.reply.id,
        (photo) => answered(photo, action.reply),
      )
  }
}

function forAnotherReference({ id, file, picture, byHand: { region } }: PagePhoto): PagePhoto {
  return { id, file, picture, byHand: region ? { region } : {}, state: 'waiting' }
}

function answered(photo: PagePhoto, reply: WorkerReply): PagePhoto {
  switch (reply.kind) {
    case 'read': {
      const { preview, width, height } = reply
      return { ...photo, picture: { preview, width, height } }
    }
    case 'measured':
      return { ...photo, measured: reply.measured, state: 'measured' }
    default:
      return { ...photo, state: reply.kind }
  }
}

/** The next photograph to measure; undefined while one is being measured. */
export function nextToMeasure({ settings }: Photos): PagePhoto | undefined {
  const photos = settings.flatMap((setting) => setting.photos)
  return photos.some(({ state }) => state === 'measuring') ? undefined : photos.find(({ state }) => state === 'waiting')
}

export function requestFor(reference: Reference, { circle, corners, isSmallSquare, region }: ByHand): PhotoRequest {
  return {
    reference: { ...reference, circle, corners, isSmallSquare },
    ...(region && { region: rectangle(region) }),
  }
}

function rectangle([a, b]: readonly [Point, Point]): Point[] {
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]
}

/** The pooled result of a setting's photographs; undefined if none of them is usable. */
export const pooled = ({ photos }: PageSetting): PooledPhotos | undefined =>
  poolPhotos(photos.flatMap(({ measured, state }) => (measured && state === 'measured' ? [measured] : [])))

/** A measured size as it is sent to the server. */
export interface SentSize extends MeasuredSize {
  readonly particles: number
}

export function sizeOf({ sizes, photos }: PooledPhotos): SentSize {
  const { meanDiameterMm, particles } = sizes
  return { meanDiameterMm: meanDiameterMm.value, errorMm: meanDiameterMm.error, particles, photos }
}
