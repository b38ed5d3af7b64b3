/** A page as a picture in three shapes, to download, share or print as a card. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useUnits } from '../../state/units.ts'
import { Button, DownloadButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { cardAddress, cardFileName, SHAPES, type Shape } from './card-address.ts'
import type { PictureProps } from './picture-button.tsx'
import styles from './pictures.module.css'
import { PrintedCard } from './printed-card.tsx'

const NAMES: Record<Shape, MessageDescriptor> = {
  wide: msg({ message: 'Wide', comment: 'A shape of pictures, for messages' }),
  square: msg({ message: 'Square', comment: 'A shape of pictures, for posts' }),
  story: msg({ message: 'Story', comment: 'A tall shape of pictures, for stories' }),
}

export default function Pictures({ path, title }: PictureProps) {
  const { units } = useUnits()
  const [isPrinting, setPrinting] = useState(false)
  const [shape, setShape] = useState<Shape>('wide')
  const { width, height } = SHAPES.find((each) => each.shape === shape)!
  const address = cardAddress(path, shape, units)
  return (
    <div className={styles.pictures}>
      <fieldset className={styles.shapes} aria-label={t`Shape`}>
        {SHAPES.map((each) => (
          <button
            key={each.shape}
            type="button"
            className={styles.shape}
            aria-pressed={each.shape === shape}
            onClick={() => setShape(each.shape)}
          >
            <span className={styles.outline} style={{ aspectRatio: `${each.width} / ${each.height}` }} />
            {t(NAMES[each.shape])}
          </button>
        ))}
      </fieldset>
      <div className={styles.preview}>
        <img key={address} src={address} width={width} height={height} alt={title} />
      </div>
      <div className={styles.actions}>
        <ShareFile key={address} address={address} name={cardFileName(path, shape)} title={title} />
        <DownloadButton href={address} look="quiet" name={cardFileName(path, shape)}>
          <Trans>Download</Trans>
        </DownloadButton>
        <Button look="quiet" onClick={() => setPrinting(true)}>
          <Trans>Print as a card</Trans>
        </Button>
      </div>
      {isPrinting && <PrintedCard address={cardAddress(path, 'wide', units)} onPrinted={() => setPrinting(false)} />}
    </div>
  )
}

interface ShareFileProps {
  address: string
  name: string
  title: string
}

/** Rendered only if the device can share files. */
function ShareFile({ address, name, title }: ShareFileProps) {
  const [isBusy, setBusy] = useState(false)
  if (!canShareFiles()) return null
  const share = async () => {
    setBusy(true)
    try {
      const response = await fetch(address)
      if (!response.ok) throw new Error(t`The picture isn't ready. Try again in a moment.`)
      const file = new File([await response.blob()], name, { type: 'image/png' })
      await navigator.share({ files: [file], title })
    } catch (error) {
      // The share sheet was closed: nothing more to do.
      if ((error as Error).name !== 'AbortError') toast((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={isBusy} onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  )
}

function canShareFiles(): boolean {
  const sample = new File([], 'picture.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}
