/** The photographs of one grind setting: add, correct and remove them, and their combined result. */
import type { Dispatch } from 'react'
import { Stack } from '../../ui/page.tsx'
import { AddPhotos } from './add-photos.tsx'
import styles from './measure.module.css'
import { PhotoCard } from './photo-card.tsx'
import { type Action, type PageSetting, pooled } from './photos.ts'
import type { Kind } from './reference-choice.ts'
import { SettingResult } from './setting-result.tsx'

interface SettingPhotosProps {
  setting: PageSetting
  /** Name of the setting, if there are several. */
  name: string
  /** Label of the curve in the plot. */
  label: string
  kind: Kind
  dispatch: Dispatch<Action>
  /** Uses one column at any screen width, for forms and dialogs. */
  isNarrow?: boolean
}

export function SettingPhotos({ setting, name, label, kind, dispatch, isNarrow = false }: SettingPhotosProps) {
  const { id: settingId, photos } = setting
  const result = pooled(setting)
  return (
    <>
      <AddPhotos
        label={name}
        isFirst={photos.length === 0}
        onAdd={(files) => dispatch({ kind: 'add-photos', settingId, files })}
      />
      {photos.length > 0 && (
        <div className={isNarrow ? styles.photos : styles.measured}>
          <ul className={styles.photos}>
            {photos.map((photo, i) => (
              <PhotoCard
                key={photo.id}
                photo={photo}
                number={i + 1}
                kind={kind}
                onMark={(byHand) => dispatch({ kind: 'mark', id: photo.id, byHand })}
                onRemove={() => dispatch({ kind: 'remove-photo', id: photo.id })}
              />
            ))}
          </ul>
          <Stack>{result && <SettingResult pooled={result} label={label} />}</Stack>
        </div>
      )}
    </>
  )
}
