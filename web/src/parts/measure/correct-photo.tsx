/** Corrects by hand where the reference lies, or marks the part of the photograph to look at. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Point } from '#domain/grind-photo/photo.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Row, Stack } from '#web/ui/page.tsx'
import { isSmallSquare, startCircle, startCorners, startRegion, viewAround, wholeView } from './marks.ts'
import { type Handle, PhotoView } from './photo-view.tsx'
import type { ByHand, PagePhoto } from './photos.ts'
import type { Kind } from './reference-choice.ts'

interface CorrectProps {
  photo: PagePhoto
  onDone: (byHand: ByHand) => void
  onCancel: () => void
}

export function CorrectReference({ kind, ...props }: CorrectProps & { kind: Kind }) {
  return kind === 'coin' ? <CorrectCircle {...props} /> : <CorrectCorners kind={kind} {...props} />
}

function CorrectCircle({ photo, onDone, onCancel }: CorrectProps) {
  const picture = photo.picture!
  const [view] = useState(() => viewAround(picture, photo.measured?.scale?.outline))
  const [{ x, y, radius }, setCircle] = useState(() => startCircle(photo))
  const handles: Handle[] = [
    { label: t`Center of the coin`, at: { x, y }, onMove: (to) => setCircle({ ...to, radius }) },
    {
      label: t`Edge of the coin`,
      at: { x: x + radius, y },
      onMove: (to) => setCircle({ x, y, radius: Math.max(view.width / 100, to.x - x) }),
    },
  ]
  return (
    <Stack>
      <p>
        <Trans>Move the two points until the circle lies on the coin's edge. Arrow keys work as well.</Trans>
      </p>
      <PhotoView picture={picture} label={t`Your photo, near the coin`} view={view} handles={handles}>
        <circle cx={x} cy={y} r={radius} />
      </PhotoView>
      <Done onDone={() => onDone({ ...photo.byHand, circle: { x, y, radius } })} onCancel={onCancel} />
    </Stack>
  )
}

function CorrectCorners({ kind, photo, onDone, onCancel }: CorrectProps & { kind: Kind }) {
  const picture = photo.picture!
  const [view] = useState(() => viewAround(picture, photo.measured?.scale?.outline))
  const [corners, setCorners] = useState(() => startCorners(kind, photo))
  const [isSmall, setSmall] = useState(() => isSmallSquare(photo))
  const handles = corners.map((at, i): Handle => {
    const number = i + 1
    return {
      label: t`Corner ${number} of 4`,
      at,
      onMove: (to) => setCorners(corners.map((corner, j) => (j === i ? to : corner))),
    }
  })
  return (
    <Stack>
      <p>
        {kind === 'card'
          ? t`Move the points to where the card's corners would be if they weren't rounded. Arrow keys work as well.`
          : t`Move the points to the centers of the four marks. Arrow keys work as well.`}
      </p>
      {kind === 'sheet' && (
        <Choices
          label={t`Which square?`}
          value={isSmall ? 'small' : 'large'}
          onChange={(value) => setSmall(value === 'small')}
          options={[
            { value: 'large', label: t`Large` },
            { value: 'small', label: t`Small` },
          ]}
        />
      )}
      <PhotoView picture={picture} label={t`Your photo`} view={view} handles={handles}>
        <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </PhotoView>
      <Done
        onDone={() => onDone({ ...photo.byHand, corners, ...(kind === 'sheet' && { isSmallSquare: isSmall }) })}
        onCancel={onCancel}
      />
    </Stack>
  )
}

export function MarkRegion({ photo, onDone, onCancel }: CorrectProps) {
  const picture = photo.picture!
  const [view] = useState(() => wholeView(picture))
  const [[a, b], setRegion] = useState(() => photo.byHand.region ?? startRegion(picture))
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(picture.width, Math.max(0, x)),
    y: Math.min(picture.height, Math.max(0, y)),
  })
  const handles: Handle[] = [
    { label: t`First corner of the area`, at: a, onMove: (to) => setRegion([inside(to), b]) },
    { label: t`Opposite corner of the area`, at: b, onMove: (to) => setRegion([a, inside(to)]) },
  ]
  const { region: _, ...others } = photo.byHand
  return (
    <Stack>
      <p>
        <Trans>Draw a rectangle around grounds that lie apart from each other. Only those are measured.</Trans>
      </p>
      <PhotoView
        picture={picture}
        label={t`Your photo`}
        view={view}
        handles={handles}
        onDraw={(from, to) => setRegion([inside(from), inside(to)])}
      >
        <rect
          data-region
          x={Math.min(a.x, b.x)}
          y={Math.min(a.y, b.y)}
          width={Math.abs(b.x - a.x)}
          height={Math.abs(b.y - a.y)}
        />
      </PhotoView>
      <Done onDone={() => onDone({ ...others, region: [a, b] })} onCancel={onCancel}>
        {photo.byHand.region && (
          <Button look="quiet" onClick={() => onDone(others)}>
            <Trans>Measure the whole paper</Trans>
          </Button>
        )}
      </Done>
    </Stack>
  )
}

interface DoneProps {
  onDone: () => void
  onCancel: () => void
  children?: React.ReactNode
}

const Done = ({ onDone, onCancel, children }: DoneProps) => (
  <Row>
    <Button onClick={onDone}>
      <Trans>Measure again</Trans>
    </Button>
    {children}
    <Button look="plain" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </Row>
)
