/** The load generator, as a separate process: runs the job of each message and replies with the result. */
import process from 'node:process'
import type { Job } from './job.ts'
import { runJob } from './round.ts'

process.on('message', async (job: Job) => process.send!(await runJob(job)))
process.on('disconnect', () => process.exit(0))
