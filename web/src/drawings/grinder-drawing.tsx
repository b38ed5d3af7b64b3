/** Drawings of a grinder by how it is built, and of its burrs. */
import { Drawing, type DrawingProps } from './drawing.tsx'
import { burrSketch, type GrinderMake, grinderSketch } from './grinders.ts'

export const GrinderDrawing = ({ grinder, ...props }: DrawingProps & { grinder: GrinderMake }) => (
  <Drawing sketch={grinderSketch(grinder)} {...props} />
)

export const BurrDrawing = ({ burrType, ...props }: DrawingProps & { burrType: string }) => (
  <Drawing sketch={burrSketch(burrType)} {...props} />
)
