/** Share button: opens the device's share sheet, else copies the link, else shows it in a dialog to copy by hand. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { ApiError } from '../api/client.ts'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import { Dialog } from './dialog.tsx'
import { TextField } from './fields.tsx'
import { Icon } from './icons.tsx'
import { toast } from './toast.tsx'

interface ShareButtonProps {
  title: string
  /** A path such as "/grinders/niche-zero", or a request for a URL that the server makes. */
  link: string | (() => Promise<string>)
}

export function ShareButton({ title, link }: ShareButtonProps) {
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<string>()

  const press = async () => {
    setBusy(true)
    try {
      const url = new URL(typeof link === 'string' ? link : await link(), window.location.origin).href
      if (!(await shareOrCopy(title, url))) setShown(url)
    } catch (error) {
      toast((error as ApiError).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button look="quiet" busy={busy} onClick={() => void press()}>
        <Icon name="share" size={18} />
        {t`Share`}
      </Button>
      <Dialog title={t`Share this link`} open={shown !== undefined} onClose={() => setShown(undefined)}>
        <TextField
          label={t`Link`}
          value={shown ?? ''}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  )
}

/** False where the browser allows neither sharing nor the clipboard. */
async function shareOrCopy(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return copyText(url, t`Link copied`)
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    // The share sheet was closed: nothing more to do.
    return (error as Error).name === 'AbortError'
  }
}
