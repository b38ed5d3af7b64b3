/** What "My grinder isn't listed" opens: members describe it and use it at once, others tell us about it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useViewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Stack } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import DescribeGrinder from './describe-grinder.tsx'
import type { OwnGrinder } from './described-values.ts'
import { equipmentName } from './equipment-name.ts'
import SuggestEquipment from './suggest-equipment.tsx'

interface GrinderNotListedProps {
  typed: string
  onDescribed: ((grinder: OwnGrinder) => void) | undefined
  onDone: () => void
}

export default function GrinderNotListed({ typed, onDescribed, onDone }: GrinderNotListedProps) {
  const viewer = useViewer()
  const [here] = useLocation()
  if (!viewer) {
    return (
      <Stack>
        <p>
          <Trans>Sign in, describe it in a minute, and use it right away.</Trans>
        </p>
        <div>
          <LinkButton href={`/sign-in?next=${encodeURIComponent(here)}`}>
            <Trans>Sign in to describe it</Trans>
          </LinkButton>
        </div>
        <SuggestEquipment kind="GRINDER" typed={typed} onDone={onDone} />
      </Stack>
    )
  }
  return (
    <DescribeGrinder
      typed={typed}
      onDone={(grinder) => {
        const name = equipmentName(grinder)
        toast(t`${name} added`)
        onDescribed?.(grinder)
        onDone()
      }}
      onCancel={onDone}
    />
  )
}
