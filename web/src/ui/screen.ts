/** Types of a screen component, which gets the parameters of its route. */
import type { ComponentType } from 'react'

export interface ScreenProps<P extends string = never> {
  params: Record<P, string>
}

export type Screen = ComponentType<{ params: Record<string, string> }>
