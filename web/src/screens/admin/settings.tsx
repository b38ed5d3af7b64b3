/** Settings that operators change while the service runs. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Input, Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { changeSettings as limits } from '#web/api/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Check } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { parseNumber } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorNote, ReadResult } from '#web/ui/states.tsx'
import { validate } from '#web/ui/validation.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'
import { registrationName } from './overview.tsx'
import { SettingsDialog } from './settings-effect.tsx'

type Settings = Reply<'getSettings'>
type Registration = Settings['settings']['registration']

export default function SettingsScreen() {
  return (
    <AdminFrame title={t`Settings`} isForOperators lead={t`Changes apply right away.`}>
      <CurrentSettings />
    </AdminFrame>
  )
}

function CurrentSettings() {
  const read = useRead('getSettings', undefined, { staleTime: 0 })
  return (
    <ReadResult read={read} height="24rem">
      {(settings) => <SettingsForm key={JSON.stringify(settings)} {...settings} />}
    </ReadResult>
  )
}

interface Values {
  registration: Registration
  quotas: boolean
  holdLinks: boolean
  newAccountDays: string
}

/** Values that equal the default are sent as null, so that they follow the server's environment. */
function toBody(values: Values, defaults: Settings['defaults']): Input<'changeSettings'>['body'] {
  const all = { ...values, newAccountDays: parseNumber(values.newAccountDays)! }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value === defaults[name as keyof Values] ? null : value]),
  )
}

function SettingsForm({ settings, defaults }: Settings) {
  const [body, setBody] = useState<Input<'changeSettings'>['body']>()
  const form = useForm<Values>(
    { ...settings, newAccountDays: String(settings.newAccountDays) },
    ['registration', 'quotas', 'holdLinks', 'newAccountDays'],
    async (values) => setBody(toBody(values, defaults)),
    {
      check: ({ newAccountDays }) =>
        validate({ newAccountDays: parseNumber(newAccountDays) }, limits, ['newAccountDays']),
      name: false,
    },
  )
  const { values, set } = form
  return (
    <Card>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <div className={styles.details}>
          <Choices<Registration>
            label={t`Sign-up`}
            value={values.registration}
            onChange={set('registration')}
            options={(['open', 'invite', 'closed'] as const).map((value) => ({
              value,
              label: registrationName(value),
            }))}
          />
          <Default text={registrationName(defaults.registration)} />
        </div>
        <Check
          label={t`Daily limits`}
          hint={t`How much an account can share in a day. Without them nothing is held for review either.`}
          checked={values.quotas}
          onChange={set('quotas')}
        />
        <Check
          label={t`Hold first links`}
          hint={t`The first links of new accounts wait in the queue.`}
          checked={values.holdLinks}
          disabled={!values.quotas}
          onChange={set('holdLinks')}
        />
        <div className={styles.details}>
          <NumberField label={t`Accounts count as new for (days)`} {...form.field('newAccountDays')} />
          <Default text={plural(defaults.newAccountDays, { one: '# day', other: '# days' })} />
        </div>
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Save settings</Trans>
          </Button>
        </div>
      </form>
      <SettingsDialog body={body} onClose={() => setBody(undefined)} />
    </Card>
  )
}

const Default = ({ text }: { text: string }) => <p className={styles.soft}>{t`Default: ${text}`}</p>
