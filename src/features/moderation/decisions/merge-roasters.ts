/** Moves the coffees, followers and members of one roaster to another one, and back. */
import type { Db } from '../../../db/open.ts'
import { updateCoffee } from '../../beans/coffees/change-queries.ts'
import { lockRoasters, moveToRoaster } from '../../beans/coffees/move.ts'
import { searchColumns } from '../../beans/coffees/search-text.ts'
import { lockCoffeesOf, lockRecipesOf } from '../withheld/queries.ts'
import * as queries from './merge-queries.ts'

export interface RoasterMoves {
  coffees: number[]
  /** Members who follow the roaster, and those who manage it. */
  follows: number[]
  members: number[]
}

const FOLLOWS = { table: 'follows', column: 'roasterId' } as const
const MEMBERS = { table: 'roasterMembers', column: 'roasterId' } as const

export async function mergeRoaster(db: Db, fromId: number, intoId: number): Promise<RoasterMoves> {
  const coffees = await moveCoffees(db, fromId, intoId, undefined)
  const follows = await queries.moveOncePerMember(db, FOLLOWS, fromId, intoId)
  await queries.addFollowers(db, fromId, -follows.length)
  await queries.addFollowers(db, intoId, follows.length)
  return { coffees, follows, members: await queries.moveOncePerMember(db, MEMBERS, fromId, intoId) }
}

export async function unmergeRoaster(db: Db, fromId: number, intoId: number, moves: RoasterMoves): Promise<void> {
  await moveCoffees(db, intoId, fromId, new Set(moves.coffees))
  const follows = await queries.moveMembersBack(db, FOLLOWS, moves.follows, intoId, fromId)
  await queries.addFollowers(db, intoId, -follows)
  await queries.addFollowers(db, fromId, follows)
  await queries.moveMembersBack(db, MEMBERS, moves.members, intoId, fromId)
}

/** Moves all coffees, or only those given. */
async function moveCoffees(db: Db, fromId: number, toId: number, only: Set<number> | undefined): Promise<number[]> {
  await lockRecipesOf(db, fromId)
  const roasterOf = await lockRoasters(db, [fromId, toId])
  const coffees = (await lockCoffeesOf(db, fromId)).filter(({ id }) => !only || only.has(id))
  for (const coffee of coffees) {
    const moved = await moveToRoaster(db, coffee, toId)
    await updateCoffee(db, coffee.id, { ...moved, ...searchColumns({ ...coffee, roasterName: roasterOf(toId).name }) })
  }
  return coffees.map(({ id }) => id)
}
