/** Drawing of a brew method. */
import { Drawing, type DrawingProps } from './drawing.tsx'
import { methodSketch } from './methods.ts'

export const MethodDrawing = ({ method, ...props }: DrawingProps & { method: string }) => (
  <Drawing sketch={methodSketch(method)} {...props} />
)
