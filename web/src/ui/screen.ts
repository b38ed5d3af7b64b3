/** What every screen is: a component that gets the parts of its address. */
import type { ComponentType } from 'react'

export interface ScreenProps<P extends string = never> {
  params: Record<P, string>
}

export type Screen = ComponentType<{ params: Record<string, string> }>
