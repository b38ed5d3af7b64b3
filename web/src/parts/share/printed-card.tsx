/** A picture as the only thing on a printed page, the size of a postcard. */
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './pictures.module.css'

interface PrintedCardProps {
  address: string
  /** Called once the print dialog has closed. */
  onPrinted: () => void
}

export function PrintedCard({ address, onPrinted }: PrintedCardProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(
    <div className={styles.printed} data-printed>
      <img src={address} alt="" onLoad={() => window.print()} onError={onPrinted} />
    </div>,
    document.body,
  )
}
