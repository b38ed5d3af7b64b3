/** The load generator, a process of its own: takes a job and answers with what came of it. */
import process from 'node:process'
import type { Job } from './job.ts'
import { runJob } from './round.ts'

process.on('message', async (job: Job) => process.send!(await runJob(job)))
process.on('disconnect', () => process.exit(0))
