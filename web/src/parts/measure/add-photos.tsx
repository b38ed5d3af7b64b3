/** Buttons to take or choose photographs, and a place to drop them on. */
import { t } from '@lingui/core/macro'
import { type DragEvent, useState } from 'react'
import buttons from '#web/ui/button.module.css'
import styles from './measure.module.css'

interface AddPhotosProps {
  /** The setting, for screen readers. */
  label: string
  isFirst: boolean
  onAdd: (files: readonly File[]) => void
}

export function AddPhotos({ label, isFirst, onAdd }: AddPhotosProps) {
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way for pointers; the buttons do the same
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileButton className={styles.camera} label={t`Take a photo`} of={label} isCamera look="primary" onAdd={onAdd} />
      <FileButton
        className={styles.choose}
        label={isFirst ? t`Choose photos` : t`Add another photo`}
        of={label}
        look={isFirst ? 'primary' : 'quiet'}
        onAdd={onAdd}
      />
      <p className={styles.dropHint}>{t`or drop them here`}</p>
    </div>
  )
}

interface FileButtonProps {
  label: string
  of: string
  look: 'primary' | 'quiet'
  isCamera?: boolean
  className?: string
  onAdd: (files: readonly File[]) => void
}

const FileButton = ({ label, of, look, isCamera, className, onAdd }: FileButtonProps) => (
  <label className={[buttons.button, buttons[look], styles.file, className].filter(Boolean).join(' ')}>
    <input
      type="file"
      accept="image/*"
      className="visually-hidden"
      aria-label={of ? `${label}, ${of}` : label}
      {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
      onChange={({ target }) => {
        onAdd([...(target.files ?? [])])
        // Allows choosing the same file again.
        target.value = ''
      }}
    />
    <span aria-hidden="true">{label}</span>
  </label>
)
