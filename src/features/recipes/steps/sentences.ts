/** Error messages for the steps of a logged brew, each naming the step. */
import type { LoggedMistake } from '../../../domain/steps/logged.ts'
import { type Message, message } from '../../../i18n/message.ts'

export const loggedMistakeMessage = ({ step, kind }: LoggedMistake): Message =>
  kind === 'goes_back'
    ? message('Step {step, number} begins before the step above it', { step })
    : message('Step {step, number} ends before it begins', { step })
