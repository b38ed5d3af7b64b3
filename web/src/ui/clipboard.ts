import { toast } from './toast.tsx'

/** Copies a text and says so; false where the browser doesn't allow it. */
export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false
  }
  toast(said)
  return true
}
