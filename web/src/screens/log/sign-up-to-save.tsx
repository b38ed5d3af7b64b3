/** Asks signed-out users to create an account so that their brew is saved. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { grinderName } from '#domain/catalog.ts'
import { useRead } from '../../api/hooks.ts'
import { readBrewQuery } from '../../parts/brew/brew-query.ts'
import { NEW_BREW, storePendingBrew } from '../../parts/brew/pending-brew.ts'
import { settingLabel, useAllGrinders, useDial, useMethodName } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatClock } from '../../ui/format.ts'
import { Card, Page, Row, Stack } from '../../ui/page.tsx'

export function SignUpToSave({ search }: { search: string }) {
  const next = encodeURIComponent(`${NEW_BREW}?${search}`)
  const keep = () => storePendingBrew(search)
  return (
    <Page title={t`Save this brew`} lead={t`Sign up or sign in to add it to your log.`} narrow>
      <Card>
        <Stack>
          <Summary search={search} />
          <Row>
            <LinkButton href={`/register?next=${next}`} onClick={keep}>
              <Trans>Sign up</Trans>
            </LinkButton>
            <LinkButton href={`/sign-in?next=${next}`} look="quiet" onClick={keep}>
              <Trans>Sign in</Trans>
            </LinkButton>
          </Row>
        </Stack>
      </Card>
    </Page>
  )
}

function Summary({ search }: { search: string }) {
  const { method, coffeeProfileId, grinderId, grindSetting, ...brew } = readBrewQuery(search)
  const coffee = useRead(
    'getCoffee',
    { path: { id: coffeeProfileId ?? 0 } },
    { enabled: coffeeProfileId !== undefined },
  )
  const methodName = useMethodName()
  const format = useFormat()
  const grinder = useAllGrinders().data?.grinders.find(({ id }) => id === grinderId)
  const { dial } = useDial(grinder?.slug)
  const figures = [
    grindSetting !== undefined && dial && onGrinder(settingLabel(dial, grindSetting), grinderName(dial)),
    brew.doseGrams && brew.waterGrams && format.doseToWater(brew.doseGrams, brew.waterGrams),
    brew.brewTimeSeconds && formatClock(brew.brewTimeSeconds),
  ].filter(Boolean)
  return (
    <div>
      <h2>{[coffee.data?.name, method && methodName(method)].filter(Boolean).join(', ') || t`Your brew`}</h2>
      <p>{figures.join(' · ')}</p>
    </div>
  )
}

const onGrinder = (setting: string, grinder: string): string => t`${setting} on the ${grinder}`
