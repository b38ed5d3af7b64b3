/** Button that copies a text which is shown beside it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import { toast } from './toast.tsx'

/** How long the button says "Copied". */
const COPIED_MS = 2000

export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(text, t`Copied`)) setCopied(true)
    else toast(t`Couldn't copy. Select the text and copy it yourself.`)
  }
  return (
    <Button look="quiet" onClick={() => void copy()}>
      {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
    </Button>
  )
}
