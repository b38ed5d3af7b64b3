/** Measures photographs of the grounds of one setting within a form, which gets the size. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/page.tsx'
import { HowTo } from './how-to.tsx'
import { pooled, type SentSize, sizeOf } from './photos.ts'
import { type ReferenceChoice, referenceOf, useReferenceChoice } from './reference-choice.ts'
import { ReferencePicker } from './reference-picker.tsx'
import { SettingPhotos } from './setting-photos.tsx'
import { usePhotos } from './use-photos.ts'

interface MeasureSettingProps {
  /** "Setting 1" */
  label: string
  onDone: (size: SentSize) => void
  onCancel: () => void
}

export default function MeasureSetting({ label, onDone, onCancel }: MeasureSettingProps) {
  const [choice, choose] = useReferenceChoice(useFormat().locale)
  const { kind, coin } = choice
  const reference = useMemo(() => referenceOf({ kind, coin }), [kind, coin])
  const [{ settings }, dispatch] = usePhotos(reference)
  const setting = settings[0]!
  const result = pooled(setting)
  const change = (next: ReferenceChoice) => {
    choose(next)
    dispatch({ kind: 'change-reference' })
  }
  return (
    <Stack>
      <HowTo />
      <p>
        <Trans>Your photos stay on this device. Only the size is saved.</Trans>
      </p>
      <ReferencePicker choice={choice} onChange={change} />
      <SettingPhotos setting={setting} name={label} label={label} kind={kind} dispatch={dispatch} isNarrow />
      <Row>
        <Button disabled={!result} onClick={() => result && onDone(sizeOf(result))}>
          {t`Use this size`}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
