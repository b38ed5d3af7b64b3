/** A notification with the step and the remaining time while the page is hidden, where the browser allows it. */
import { useEffect, useRef, useState } from 'react'

const TAG = 'brew'
/** Notifications can't count down by themselves, so they are updated this often. */
const EVERY_SECONDS = 15

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator

/** Must be called while a tap is handled. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted'

interface Notice {
  title: string
  body: string
  /** Increases with each step, because only a new step may make a sound. */
  turns: number
  secondsLeft: number
}

/** `notice` is undefined while there is nothing to show. */
export function useNotification(notice: Notice | undefined): void {
  const isHidden = useHidden()
  const isShown = notice !== undefined && isHidden
  const { title = '', body = '', turns = 0, secondsLeft = 0 } = notice ?? {}
  const round = Math.floor(secondsLeft / EVERY_SECONDS)
  const lastTurns = useRef(turns)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes every second, the notification less often
  useEffect(() => {
    const isNewStep = lastTurns.current !== turns
    lastTurns.current = turns
    if (isShown) void show(title, body, isNewStep)
  }, [isShown, title, turns, round])
  useEffect(() => {
    if (isShown) return () => void close()
  }, [isShown])
}

/** Only a new step makes a sound; the remaining time is updated silently. */
async function show(title: string, body: string, isNewStep: boolean): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  const options = { body, tag: TAG, icon: '/icon-192.png', silent: !isNewStep, renotify: isNewStep }
  await registration?.showNotification(title, options)
}

async function close(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications({ tag: TAG })) ?? []) shown.close()
}

function useHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden')
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}
