import type { Migration } from '../migrate.ts'

/** The grinders, machines and filters of each user. */
export const userEquipment: Migration = {
  name: '0008-user-equipment',
  async up(db, types) {
    for (const { table, thing, target, hasNickname } of KINDS) {
      let create = db.schema
        .createTable(table)
        .addColumn('userId', types.reference, (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn(thing, types.reference, (c) => c.notNull().references(target))
      if (hasNickname) create = create.addColumn('nickname', 'text')
      await create
        .addColumn('isDefault', types.boolean, (c) => c.notNull().defaultTo(false))
        .addColumn('createdAt', types.timestamp, (c) => c.notNull())
        .addPrimaryKeyConstraint(`${table}Key`, ['userId', thing])
        .execute()
      // Allows one default per user, even with concurrent requests.
      await db.schema
        .createIndex(`${table}Default`)
        .unique()
        .on(table)
        .column('userId')
        .where('isDefault' as never, '=', true)
        .execute()
    }
  },
}

const KINDS = [
  { table: 'userGrinders', thing: 'grinderId', target: 'grinders.id', hasNickname: true },
  { table: 'userMachines', thing: 'machineId', target: 'machines.id', hasNickname: true },
  { table: 'userFilters', thing: 'filterId', target: 'filters.id', hasNickname: false },
] as const
