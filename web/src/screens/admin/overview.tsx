/** Overview of the community and the service. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useFormat } from '#web/state/units.ts'
import { DownloadButton } from '#web/ui/button.tsx'
import { LinkCards } from '#web/ui/link-cards.tsx'
import { Card, Figures, Section, Stack } from '#web/ui/page.tsx'
import { ErrorNote, ReadResult } from '#web/ui/states.tsx'
import { waitingText } from './action-labels.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'

type Overview = Reply<'getAdminOverview'>

export default function OverviewScreen() {
  return <AdminFrame title={t`Overview`}>{({ role }) => <OverviewParts isOperator={role === 'operator'} />}</AdminFrame>
}

function OverviewParts({ isOperator }: { isOperator: boolean }) {
  const read = useRead('getAdminOverview', undefined, { staleTime: 0 })
  return (
    <ReadResult read={read} height="40rem">
      {(overview) => (
        <>
          <Waiting waiting={overview.waiting} />
          <Section heading={t`Community`}>
            <Card>
              <Community overview={overview} />
            </Card>
          </Section>
          <Section heading={t`Service`}>
            <Service overview={overview} />
            {isOperator && overview.service.database === 'sqlite' && <Backup />}
          </Section>
        </>
      )}
    </ReadResult>
  )
}

const Waiting = ({ waiting: { queue, claims, roasterChanges } }: Pick<Overview, 'waiting'>) => (
  <LinkCards
    cards={[
      {
        href: '/admin/queue',
        icon: 'log',
        title: t`Queue`,
        about: queue === 0 ? t`Nothing waiting` : waitingText(queue),
      },
      {
        href: '/admin/claims',
        icon: 'roaster',
        title: t`Roasters`,
        about: claims + roasterChanges === 0 ? t`Nothing waiting` : waitingText(claims + roasterChanges),
      },
    ]}
  />
)

function Community({ overview: { totals, lastWeek } }: { overview: Overview }) {
  const format = useFormat()
  const week = (count: number) => {
    const added = format.number(count)
    return t`${added} in the last 7 days`
  }
  return (
    <Figures
      figures={[
        { label: t`Members`, value: totals.members, also: week(lastWeek.members) },
        { label: t`Recipes`, value: totals.recipes, also: week(lastWeek.recipes) },
        { label: t`Coffees`, value: totals.coffees },
        { label: t`Roasters`, value: totals.roasters },
        { label: t`Suspended`, value: totals.suspended },
        { label: t`Comments this week`, value: lastWeek.comments },
        { label: t`Brews this week`, value: lastWeek.brews },
      ]}
    />
  )
}

function Service({ overview: { service, waiting } }: { overview: Overview }) {
  const format = useFormat()
  const health = useRead('getHealth', undefined, { staleTime: 0 })
  const megabytes = format.number(service.databaseBytes / 1_000_000, 1)
  return (
    <Stack>
      {service.isDiskFull && <ErrorNote>{t`The disk is full: nothing can be saved.`}</ErrorNote>}
      {!service.sendsMail && <ErrorNote>{t`No mail server is set up: nobody gets emails.`}</ErrorNote>}
      <Card>
        <Figures
          figures={[
            { label: t`Health`, value: healthText(health.data?.status, health.error !== null) },
            { label: t`Emails waiting`, value: waiting.mails },
            { label: t`Database`, value: t`${megabytes} MB`, also: databaseName(service.database) },
            { label: t`Version`, value: service.version, also: uptimeText(service.uptimeSeconds) },
            { label: t`Sign-up`, value: registrationName(service.registration) },
          ]}
        />
      </Card>
    </Stack>
  )
}

function healthText(status: Reply<'getHealth'>['status'] | undefined, isUnreachable: boolean): string {
  if (isUnreachable || status === 'unhealthy') return t`Unhealthy`
  if (status === undefined) return '…'
  return status === 'degraded' ? t`Slow` : t`Healthy`
}

const databaseName = (engine: Overview['service']['database']): string =>
  engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'

function uptimeText(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return t`running for ${plural(Math.floor(hours / 24), { one: '# day', other: '# days' })}`
  return hours === 0 ? t`started within the hour` : t`running for ${plural(hours, { one: '# hour', other: '# hours' })}`
}

export function registrationName(registration: Overview['service']['registration']): string {
  if (registration === 'open') return t`Open to everyone`
  return registration === 'invite' ? t`By invitation` : t`Closed`
}

const Backup = () => (
  <div className={styles.details}>
    <div>
      <DownloadButton href="/api/admin/backup" look="quiet">
        <Trans>Download a backup</Trans>
      </DownloadButton>
    </div>
    <p>
      <Trans>The whole database as one file, with everybody's private data. Keep it safe.</Trans>
    </p>
  </div>
)
