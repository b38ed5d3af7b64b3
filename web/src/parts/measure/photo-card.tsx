/** One photograph: the picture with what was found, the verdict, and ways to correct it. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/fields.tsx'
import { Row, Stack } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { CorrectReference, MarkRegion } from './correct-photo.tsx'
import { wholeView } from './marks.ts'
import styles from './measure.module.css'
import { PhotoView } from './photo-view.tsx'
import type { ByHand, PagePhoto } from './photos.ts'
import type { Kind } from './reference-choice.ts'
import { Verdict } from './verdict.tsx'

interface PhotoCardProps {
  photo: PagePhoto
  /** Which photograph of its setting this is, from 1 on. */
  number: number
  kind: Kind
  onMark: (byHand: ByHand) => void
  onRemove: () => void
}

export function PhotoCard({ photo, number, kind, onMark, onRemove }: PhotoCardProps) {
  const [correcting, setCorrecting] = useState<'reference' | 'region'>()
  const done = (byHand: ByHand) => {
    setCorrecting(undefined)
    onMark(byHand)
  }
  const props = { photo, onDone: done, onCancel: () => setCorrecting(undefined) }
  const isReady = photo.picture !== undefined && photo.state === 'measured'
  return (
    <li className={styles.photo}>
      <h3>{t`Photo ${number}`}</h3>
      {correcting === 'reference' ? (
        <CorrectReference kind={kind} {...props} />
      ) : correcting === 'region' ? (
        <MarkRegion {...props} />
      ) : (
        <Stack>
          <Picture photo={photo} />
          <Progress photo={photo} />
          {photo.measured && photo.state === 'measured' && <Verdict measured={photo.measured} />}
          <Row>
            {isReady && (
              <>
                <Button look="quiet" onClick={() => setCorrecting('reference')}>
                  {kind === 'coin' ? t`Correct the coin` : kind === 'card' ? t`Correct the card` : t`Correct the marks`}
                </Button>
                <Button look="quiet" onClick={() => setCorrecting('region')}>
                  {photo.byHand.region ? t`Change the area` : t`Measure a part only`}
                </Button>
              </>
            )}
            <Button look="plain" onClick={onRemove}>
              <Trans>Remove photo</Trans>
            </Button>
          </Row>
        </Stack>
      )}
    </li>
  )
}

function Picture({ photo: { picture, measured, state, byHand } }: { photo: PagePhoto }) {
  const [areShown, setShown] = useState(true)
  const [view] = useState(() => new Map<typeof picture, ReturnType<typeof wholeView>>())
  if (!picture) return <div className={styles.blank} />
  if (!view.has(picture)) view.set(picture, wholeView(picture))
  const found = state === 'measured' ? measured : undefined
  const [a, b] = byHand.region ?? []
  const count = found?.particles.length ?? 0
  const label =
    count > 0
      ? plural(count, { one: 'Your photo, # particle marked', other: 'Your photo, # particles marked' })
      : t`Your photo`
  return (
    <>
      <PhotoView
        picture={picture}
        label={label}
        view={view.get(picture)!}
        particles={areShown ? found?.particles : undefined}
        pixelsPerMm={found?.scale?.pixelsPerMm}
      >
        {found?.scale && <polygon points={found.scale.outline.map(({ x, y }) => `${x},${y}`).join(' ')} />}
        {a && b && (
          <rect
            data-region
            x={Math.min(a.x, b.x)}
            y={Math.min(a.y, b.y)}
            width={Math.abs(b.x - a.x)}
            height={Math.abs(b.y - a.y)}
          />
        )}
      </PhotoView>
      {count > 0 && <Check label={t`Show what was counted`} checked={areShown} onChange={setShown} />}
    </>
  )
}

function Progress({ photo: { state, picture, file } }: { photo: PagePhoto }) {
  const format = useFormat()
  const megabytes = format.number(file.size / 1e6, 1)
  const { name } = file
  const text =
    state === 'waiting'
      ? t`Waiting for the photo before this one …`
      : state === 'measuring'
        ? picture
          ? t`Finding and counting particles …`
          : t`Reading the photo (${megabytes} MB) …`
        : ''
  return (
    <>
      <div role="status" className={styles.progress}>
        {text && (
          <>
            <progress aria-label={t`Progress`} />
            <span>{text}</span>
          </>
        )}
      </div>
      {state === 'unreadable' && (
        <ErrorNote>{t`"${name}" can't be read as a photo. Use a JPEG, PNG or WebP file.`}</ErrorNote>
      )}
      {state === 'failed' && (
        <ErrorNote>{t`This photo couldn't be measured on this device. Try a smaller one.`}</ErrorNote>
      )}
    </>
  )
}
