/** Chooses what lies beside the grounds: a coin, a bank card or our printed sheet. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { COINS } from '#domain/grind-photo/references.ts'
import { useFormat } from '#web/state/units.ts'
import { Choices } from '#web/ui/choices.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { Stack } from '#web/ui/page.tsx'
import styles from './measure.module.css'
import { coinsOf, currencies, KINDS, type Kind, type ReferenceChoice, usualCoin } from './reference-choice.ts'
import { SheetDownloads } from './sheet-downloads.tsx'

interface ReferencePickerProps {
  choice: ReferenceChoice
  onChange: (choice: ReferenceChoice) => void
}

export function ReferencePicker({ choice, onChange }: ReferencePickerProps) {
  const kinds: Record<Kind, string> = { coin: t`A coin`, card: t`A bank card`, sheet: t`Our printed sheet` }
  return (
    <Stack>
      <Choices
        label={t`What is next to the grounds, for scale?`}
        value={choice.kind}
        onChange={(kind) => onChange({ ...choice, kind })}
        options={KINDS.map((value) => ({ value, label: kinds[value] }))}
      />
      {choice.kind === 'coin' && <CoinPicker coin={choice.coin} onChange={(coin) => onChange({ ...choice, coin })} />}
      {choice.kind === 'card' && (
        <p className={styles.soft}>
          <Trans>
            Any card of the usual size works: 86 × 54 mm. Turn its blank side up or cover the numbers. Your photo never
            leaves this device.
          </Trans>
        </p>
      )}
      {choice.kind === 'sheet' && <SheetDownloads />}
    </Stack>
  )
}

function CoinPicker({ coin: id, onChange }: { coin: string; onChange: (coin: string) => void }) {
  const format = useFormat()
  const { currency } = COINS.find((coin) => coin.id === id)!
  return (
    <>
      <SelectField
        label={t`Currency`}
        value={currency}
        onChange={(value) => onChange(usualCoin(value).id)}
        options={currencies(format.locale)}
        className={styles.currency}
      />
      <Choices
        label={t`Which coin?`}
        value={id}
        onChange={onChange}
        options={coinsOf(currency).map(({ id, value, diameterMm }) => {
          const size = format.number(diameterMm, 2)
          return {
            value: id,
            label: (
              <>
                <svg viewBox="-16 -16 32 32" className={styles.coin} aria-hidden="true">
                  <circle r={diameterMm / 2} />
                </svg>
                {value}
                <small className={styles.diameter}>{t`${size} mm`}</small>
              </>
            ),
          }
        })}
      />
    </>
  )
}
