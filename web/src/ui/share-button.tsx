/** Hands an address of ours on: through the phone's own sheet where there is one, else into the clipboard. */

import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { toast } from './toast.tsx'

interface ShareButtonProps {
  title: string
  /** "/grinders/niche-zero"; this page unless given. */
  path?: string
}

export function ShareButton({ title, path }: ShareButtonProps) {
  return (
    <Button look="quiet" onClick={() => void share(title, path)}>
      <Icon name="share" size={18} />
      Share
    </Button>
  )
}

async function share(title: string, path: string | undefined): Promise<void> {
  const url = path ? new URL(path, window.location.origin).href : window.location.href
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast('Link copied')
  } catch (error) {
    // Whoever closes the sheet wanted nothing; otherwise the address itself is still of use.
    if ((error as Error).name !== 'AbortError') toast(url)
  }
}
