/** On the page of a grinder that a member described: says so, and lets the owner edit, suggest or delete it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { suggestOwnGrinder } from '#web/api/limits.ts'
import type { OwnGrinder } from '#web/parts/equipment/described-values.ts'
import { useMeasuredText } from '#web/parts/equipment/measured-text.ts'
import { useMethodName } from '#web/state/catalog.ts'
import { useViewer } from '#web/state/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { Card, Row, Section, Stack, Tag } from '#web/ui/page.tsx'
import { toast } from '#web/ui/toast.tsx'
import { validate } from '#web/ui/validation.ts'
import { PublishError } from '../../parts/account/confirm-email.tsx'

export function OwnPanel({ slug }: { slug: string }) {
  const viewer = useViewer()
  const own = useRead('listOwnGrinders', undefined, { enabled: Boolean(viewer) })
  const grinder = viewer ? own.data?.grinders.find((each) => each.slug === slug) : undefined
  if (grinder) return <Mine grinder={grinder} />
  return (
    <p>
      <Trans>Described by its owner. It isn't in the catalog, so only they can choose it.</Trans>
    </p>
  )
}

function Mine({ grinder }: { grinder: OwnGrinder }) {
  return (
    <Section heading={t`Your own grinder`}>
      <Card>
        <Stack>
          <Row>
            <Tag>{visibilityText(grinder)}</Tag>
          </Row>
          <Points grinder={grinder} />
          <Suggestion grinder={grinder} />
          {grinder.visibility !== 'listed' && (
            <Row>
              <LinkButton look="quiet" href={`/profile/grinders/${grinder.id}`}>
                <Trans>Edit</Trans>
              </LinkButton>
              {grinder.suggestion?.state !== 'PENDING' && <Suggest grinder={grinder} />}
              <Delete grinder={grinder} />
            </Row>
          )}
        </Stack>
      </Card>
    </Section>
  )
}

function visibilityText({ visibility }: OwnGrinder): string {
  if (visibility === 'listed') return t`In the catalog`
  return visibility === 'shared' ? t`Shown in recipes you shared` : t`Only you see it`
}

/** "20 clicks for V60" */
function Points({ grinder }: { grinder: OwnGrinder }) {
  const methodName = useMethodName()
  const measuredText = useMeasuredText()
  return (
    <ul>
      {grinder.points.map(({ label, method, grinder: other, grinderLabel, measured }) => {
        const key = `${label} ${method ?? other?.slug ?? measured?.meanDiameterMm}`
        if (measured !== null) return <li key={key}>{atSize(label, measuredText(measured))}</li>
        if (method !== null) return <li key={key}>{forMethod(label, methodName(method))}</li>
        return (
          <li key={key}>{likeOther(label, grinderLabel ?? '', `${other?.brand ?? ''} ${other?.name ?? ''}`.trim())}</li>
        )
      })}
    </ul>
  )
}

const atSize = (setting: string, size: string): string => t`${setting}: ${size}`
const forMethod = (setting: string, method: string): string => t`${setting} for ${method}`
const likeOther = (setting: string, otherSetting: string, other: string): string =>
  t`${setting} grinds like ${otherSetting} on the ${other}`

function Suggestion({ grinder: { suggestion, id } }: { grinder: OwnGrinder }) {
  const withdraw = useWrite('withdrawGrinderSuggestion', { invalidates: ['listOwnGrinders'] })
  if (!suggestion || suggestion.state === 'ACCEPTED') return null
  const { reason } = suggestion
  if (suggestion.state === 'DECLINED')
    return (
      <p>
        <Trans>We didn't add it to the catalog: {reason}</Trans>
      </p>
    )
  return (
    <Row>
      <span>
        <Trans>Suggested for the catalog. We'll look at it soon and email you.</Trans>
      </span>
      <Button look="plain" busy={withdraw.isPending} onClick={() => withdraw.mutate({ path: { id } })}>
        <Trans>Take it back</Trans>
      </Button>
    </Row>
  )
}

function Suggest({ grinder }: { grinder: OwnGrinder }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Trans>Suggest for the catalog</Trans>
      </Button>
      <Dialog title={t`Suggest for the catalog`} open={isOpen} onClose={() => setOpen(false)}>
        <SuggestForm grinder={grinder} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SuggestForm({ grinder, onDone }: { grinder: OwnGrinder; onDone: () => void }) {
  const suggest = useWrite('suggestOwnGrinder', { invalidates: ['listOwnGrinders'] })
  const form = useForm(
    { sources: '' },
    ['sources'],
    async (body) => {
      await suggest.mutateAsync({ path: { id: grinder.id }, body })
      toast(t`Thank you. We'll look at it soon.`)
      onDone()
    },
    { name: `sources of ${grinder.id}`, check: (values) => validate(values, suggestOwnGrinder) },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>
          <Trans>Once we accept it, everybody can choose it, and we maintain it. Your brews and recipes stay.</Trans>
        </p>
        <TextArea
          label={t`Where do its numbers come from?`}
          rows={3}
          hint={t`Links to the maker's page or manual, or how you found them.`}
          {...form.field('sources')}
        />
        <PublishError form={form} />
        <Row>
          <Button type="submit" busy={form.busy}>
            <Trans>Suggest</Trans>
          </Button>
          <Button look="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function Delete({ grinder: { id } }: { grinder: OwnGrinder }) {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const remove = useWrite('deleteOwnGrinder', {
    // Not refetched here: until the next page is loaded, this one would request conversions of the deleted grinder.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['listUserGrinders'], refetchType: 'none' })
      navigate('/profile/equipment')
    },
  })
  return (
    <ConfirmButton
      label={t`Delete`}
      look="danger"
      question={t`Delete your grinder?`}
      yes={t`Delete`}
      onYes={async () => {
        await remove.mutateAsync({ path: { id } })
        toast(t`Deleted`)
      }}
    >
      <Trans>Brews and recipes with it stay as they are, but you can't choose it anymore.</Trans>
    </ConfirmButton>
  )
}
