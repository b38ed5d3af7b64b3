-- For PostgreSQL, once there are more than a few million events a day: one partition for each day, so that letting a day
-- go takes a moment instead of hours of deleting. Brewprint itself notices nothing. Events wait while this runs:
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --single-transaction --file deploy/partition-events.sql
-- and from then on once a day, from cron:
--   psql "$DATABASE_URL" --command 'select "keepEventPartitions"(90)'

alter table events rename to "eventsBefore";
alter index "eventsByRoaster" rename to "eventsBeforeByRoaster";
alter index "eventsByCoffee" rename to "eventsBeforeByCoffee";
alter index "eventsByRecipe" rename to "eventsBeforeByRecipe";

create sequence "eventIds";
select setval('"eventIds"', (select coalesce(max(id), 0) + 1 from "eventsBefore"));

create table events (
  id bigint not null default nextval('"eventIds"'),
  kind text not null,
  "roasterId" bigint not null references roasters (id) on delete cascade,
  "coffeeId" bigint references coffees (id) on delete set null,
  "recipeId" bigint references recipes (id) on delete set null,
  method text,
  source text,
  "createdAt" timestamptz not null,
  primary key (id, "createdAt")
) partition by range ("createdAt");

create index "eventsByRoaster" on events ("roasterId", "createdAt");
create index "eventsByCoffee" on events ("coffeeId");
create index "eventsByRecipe" on events ("recipeId");

-- What is older than the partitions, and what would come on a day that nobody made one for.
create table "eventsRest" partition of events default;

-- Makes the partitions of today and the next three days, in UTC, and drops those that are older than this many days.
create function "keepEventPartitions"(days int) returns void language plpgsql as $$
declare
  today date := (now() at time zone 'utc')::date;
  old record;
begin
  for n in 0..3 loop
    execute format('create table if not exists %I partition of events for values from (%L) to (%L)',
      'events' || to_char(today + n, 'YYYYMMDD'), (today + n) || ' 00:00:00+00', (today + n + 1) || ' 00:00:00+00');
  end loop;
  for old in
    select child.relname from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'events'::regclass
      and child.relname ~ '^events\d{8}$'
      and child.relname < 'events' || to_char(today - days, 'YYYYMMDD')
  loop
    execute format('drop table %I', old.relname);
  end loop;
end $$;

select "keepEventPartitions"(90);
insert into events select * from "eventsBefore";
drop table "eventsBefore";
