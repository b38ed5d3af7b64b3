/** Lists the keyboard shortcuts of the review queue, with a switch to turn them off. */
import { t } from '@lingui/core/macro'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check } from '#web/ui/fields.tsx'
import { Stack } from '#web/ui/page.tsx'
import styles from './admin.module.css'
import { KEYS, useKeysSwitch } from './queue-keys.ts'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, set] = useKeysSwitch()
  return (
    <Dialog title={t`Shortcuts`} open={open} onClose={onClose}>
      <Stack>
        <dl className={styles.keys}>
          {KEYS.map(([key, label]) => (
            <div key={key}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.soft}>{t`Each decision first shows what it does. Enter confirms, Esc cancels.`}</p>
        <Check label={t`Use these keys`} checked={isOn} onChange={set} />
      </Stack>
    </Dialog>
  )
}
