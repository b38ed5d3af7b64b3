/** A short link to a recipe: through the device's own sharing, or copied, or shown to be copied by hand. */
import { useState } from 'react'
import { type ApiError, call } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields.tsx'
import { Icon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.tsx'

export function ShareButton({ recipeId, title }: { recipeId: number; title: string }) {
  const [busy, setBusy] = useState(false)
  const [link, setLink] = useState<string>()

  const share = async () => {
    setBusy(true)
    try {
      const { shareUrl } = await call('shareRecipe', { path: { id: recipeId } })
      if (!(await handOver(title, shareUrl))) setLink(shareUrl)
    } catch (error) {
      toast((error as ApiError).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button look="quiet" busy={busy} onClick={() => void share()}>
        <Icon name="share" size={18} />
        Share
      </Button>
      <Dialog title="Share this recipe" open={link !== undefined} onClose={() => setLink(undefined)}>
        <TextField
          label="Its link"
          value={link ?? ''}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  )
}

/** False where neither sharing nor the clipboard is open to us. */
async function handOver(title: string, url: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
    } else {
      await navigator.clipboard.writeText(url)
      toast('The link is copied')
    }
    return true
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    return (error as Error).name === 'AbortError'
  }
}
