import { runMigrations } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { quiet } from './quiet-logger'

/** The first key of our advisory locks. An arbitrary number that nothing else in the database uses. */
export const lockSpace = 0x76697269
/** The first key of the advisory locks for deliveries. */
export const slotSpace = lockSpace + 1
/** The first key of the advisory locks for the clients of enquiries that are being delivered. */
export const clientSpace = lockSpace + 2
/** The first key of the advisory locks for deliveries with files. */
export const filesSpace = lockSpace + 3
/** The first key of the advisory locks for deliveries of IPv4 /24 and IPv6 /48 networks. */
export const networkSpace = lockSpace + 4
/** The first key of the advisory locks for deliveries of large enquiries. */
export const largeSpace = lockSpace + 5

/** Seconds of a turn: more than most deliveries take. */
const turnLength = 10
/**
 * The priority of the last turn: priorities of jobs are small integers. Enquiries with later turns share this one, in the order of
 * arrival.
 */
const lastPriority = 32_000
/** Priorities are counted from the present turn again when it has reached this one, which takes about two days. */
const highPriority = 16_000
/** The priority of jobs whose last attempt has failed. */
export const afterTurns = lastPriority + 1
/** The SQL of the priority of a turn. Turns before the one that priorities are counted from share priority 0. */
export const priorityOf = (turn: string, base: string) =>
  `least(greatest(${turn} - ${base}, 0), ${lastPriority})`

/**
 * The tables and functions. `enquiry` and `attachment` are the source of truth; a job of graphile-worker only says when
 * to deliver. A row of `repetition` is kept after delivery, so that a repeated submit is still recognized.
 */
const tables = `
create schema if not exists mail;

create table if not exists mail.enquiry (
  id text primary key,
  identity text not null,
  accepted_at timestamptz not null,
  state text not null check (state in ('waiting', 'dead', 'quarantined')),
  reason text,
  subject text not null,
  html text not null,
  text text not null,
  bytes bigint not null,
  attempts int not null default 0,
  done text[] not null default '{}',
  error text,
  due_at timestamptz
);
alter table mail.enquiry add column if not exists client int;
-- The time of the planned attempt while an extra one is due.
alter table mail.enquiry add column if not exists planned_at timestamptz;
-- Its place in the order of deliveries: see mail.turn_of_next.
alter table mail.enquiry add column if not exists turn int;
create index if not exists enquiry_by_client on mail.enquiry (coalesce(client, -1)) where state = 'waiting';
create index if not exists enquiry_by_state on mail.enquiry (state, id);

-- The number of a client's IPv4 /24 or IPv6 /48 network, as in networkNumberOf. Null for unknown clients.
create or replace function mail.network_of(client int) returns int language sql immutable as $$
  select case when client >= 0 then 2 * (client >> 8) + (client & 1) end
$$;
create index if not exists enquiry_by_network on mail.enquiry (mail.network_of(client), turn)
  where state = 'waiting' and error is null;

create table if not exists mail.attachment (
  enquiry_id text not null references mail.enquiry on delete cascade,
  position int not null,
  name text not null,
  type text not null,
  bytes bytea not null,
  primary key (enquiry_id, position)
);
-- Stored uncompressed, because photos and videos are compressed already.
alter table mail.attachment alter column bytes set storage external;

create table if not exists mail.repetition (key text primary key, id text not null, until timestamptz not null);

create table if not exists mail.receipt (
  id text primary key,
  identity text not null,
  accepted_at timestamptz not null,
  settled_at timestamptz not null default now(),
  outcome text not null,
  attempts int not null,
  bytes bigint not null,
  reply text
);
create index if not exists receipt_by_time on mail.receipt (settled_at);

-- The columns are those of rate-limiter-flexible, which also deletes expired rows.
create table if not exists mail.rate (key varchar(255) primary key, points int not null default 0, expire bigint);

create table if not exists mail.worker (worker_id text primary key, lock int not null);

-- One row: what the instances have found out about the relay.
create table if not exists mail.relay (
  only_row boolean primary key default true check (only_row),
  faults int not null default 0,
  fault text not null default '',
  paused_until timestamptz not null default now()
);
insert into mail.relay default values on conflict do nothing;

-- One row: the latest time of the database that an instance has seen.
create table if not exists mail.clock (
  only_row boolean primary key default true check (only_row),
  latest timestamptz not null default now()
);
insert into mail.clock default values on conflict do nothing;

-- One row: when the first turn began, and the turn whose priority is 0.
create table if not exists mail.turns (
  only_row boolean primary key default true check (only_row),
  began timestamptz not null default now()
);
alter table mail.turns add column if not exists base int not null default 0;
insert into mail.turns default values on conflict do nothing;

create or replace function mail.present_turn() returns int language sql stable as $$
  select floor(extract(epoch from now() - began) / ${turnLength})::int from mail.turns
$$;

create or replace function mail.priority_of(turn int) returns int language sql stable as $$
  select ${priorityOf('coalesce(turn, 0)', 'base')} from mail.turns
$$;

-- Moves what is planned by as much as the clock of the database was set back since the last call, because it would wait for as
-- long otherwise. Counts priorities from the present turn again when it has become high, or is lower than where they begin, because an
-- older version has counted turns from 0. \`renewPriorities\` changes the jobs.
create or replace function mail.follow_clock() returns void language plpgsql as $$
declare
  set_back interval;
begin
  select latest - now() into set_back from mail.clock for update;
  update mail.clock set latest = now();
  if set_back > interval '1 minute' then
    update mail.enquiry set due_at = due_at - set_back, planned_at = planned_at - set_back where state = 'waiting';
    update graphile_worker._private_jobs set run_at = run_at - set_back where run_at > now();
    update mail.turns set began = began - set_back;
  end if;
  update mail.turns set base = mail.present_turn()
    where mail.present_turn() < base or mail.present_turn() - base >= ${highPriority};
end
$$;

-- The queue of an enquiry whose client has another one waiting, else null. The jobs of a queue run one after the other, so
-- that one client does not use all deliveries. Different clients share a queue by chance: graphile-worker locks all queues
-- when it looks for a job, and never deletes one, so there are few.
create or replace function mail.queue_of(enquiry_id text) returns text language sql stable as $$
  select 'client ' || (coalesce(e.client, -1) & 255) from mail.enquiry e where e.id = enquiry_id and exists (
    select from mail.enquiry o where coalesce(o.client, -1) = coalesce(e.client, -1) and o.state = 'waiting' and o.id <> e.id)
$$;

-- The turn of the next enquiry of a network. Lower turns are delivered first. A turn lasts ten seconds: an enquiry gets the present
-- one, or the one after the last of its network that has not been tried yet. So an enquiry of another network comes before
-- most of those that a network has sent at once, and each of these comes before what arrives after its turn. When the relay
-- is faster, it delivers all at once.
create or replace function mail.turn_of_next(network int) returns int language sql stable as $$
  select greatest(0, mail.present_turn(), (
    select max(turn) + 1 from mail.enquiry
    where state = 'waiting' and error is null and mail.network_of(client) = network))
$$;

-- Plans a delivery: by its turn if \`priority\` is 0, else after all turns. The parameter is no priority of the job; it has its name
-- because instances of an older version call the function during an update.
create or replace function mail.schedule(enquiry_id text, due timestamptz, priority int) returns void language sql as $$
  select graphile_worker.add_job('deliver', json_build_object('id', enquiry_id), run_at := due, job_key := enquiry_id,
    priority := case when schedule.priority > 0 then ${afterTurns} else (
      select mail.priority_of(e.turn) from mail.enquiry e where e.id = enquiry_id) end,
    queue_name := mail.queue_of(enquiry_id))
$$;

-- Gives a turn to what an older version has stored.
with found as (
  update mail.enquiry e set turn = n.turn from (
    select id, row_number() over (partition by coalesce(mail.network_of(client)::text, id) order by id) - 1 as turn
    from mail.enquiry where state = 'waiting' and error is null
  ) n where e.id = n.id and e.turn is null returning e.id, e.turn
) update graphile_worker._private_jobs j set priority = mail.priority_of(found.turn) from found
  where j.key = found.id and j.is_available;

-- Stores a group of enquiries without files. Returns for each one its id, the id of the enquiry that it repeats, or
-- null when that one has been erased meanwhile. The keys are inserted in order, so that two groups with the same keys
-- wait for each other and never deadlock. An identity whose time ends too late is free: the clock was ahead when it was stored.
-- A database that an older version created also has mail.accept, mail.plan and mail.accept_all without clients. They are not
-- dropped, because instances of that version may still run during an update.
create or replace function mail.accept_all(
  new_ids text[], new_identities text[], new_keys text[], repeat_windows bigint[], new_accepted_at timestamptz[],
  new_states text[], new_reasons text[], new_subjects text[], new_htmls text[], new_texts text[], new_bytes bigint[],
  new_clients int[]
) returns table (stored_id text) language plpgsql as $$
declare
  added text[];
  jobs graphile_worker.job_spec[];
  first_turn int;
begin
  with new as (
    insert into mail.repetition as r (key, id, until)
      select distinct on (n.key) n.key, n.id, now() + n.repeat_window * interval '1 millisecond'
      from unnest(new_keys, new_ids, repeat_windows) with ordinality as n (key, id, repeat_window, position)
      order by n.key, n.position
    on conflict (key) do update set id = excluded.id, until = excluded.until
      -- The clock was ahead: somebody may send the same text again, but a key belongs to one form.
      where r.until < now() or (r.until > excluded.until + interval '1 minute' and r.key not like 'k%')
    returning r.id
  ) select array_agg(new.id) into added from new;
  insert into mail.enquiry (id, identity, accepted_at, state, reason, subject, html, text, bytes, client, turn)
    select n.id, n.identity, n.accepted_at, n.state, n.reason, n.subject, n.html, n.text, n.bytes, n.client,
      case when n.state = 'waiting' then mail.turn_of_next(mail.network_of(n.client)) + row_number() over (
        partition by n.state, coalesce(mail.network_of(n.client)::text, n.id) order by n.position) - 1 end
    from unnest(new_ids, new_identities, new_accepted_at, new_states, new_reasons, new_subjects, new_htmls, new_texts,
      new_bytes, new_clients) with ordinality
      as n (id, identity, accepted_at, state, reason, subject, html, text, bytes, client, position)
    where n.id = any (added);
  select base into first_turn from mail.turns;
  select array_agg((
      'deliver', json_build_object('id', e.id), mail.queue_of(e.id), now(), null, e.id, ${priorityOf('e.turn', 'first_turn')}, null
    )::graphile_worker.job_spec order by n.position) into jobs
    from unnest(new_ids) with ordinality as n (id, position) join mail.enquiry e using (id)
    where e.id = any (added) and e.state = 'waiting';
  if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
  return query select r.id from unnest(new_keys) with ordinality as n (key, position)
    left join mail.repetition r on r.key = n.key order by n.position;
end
$$;
`

/** Creates or updates the tables. A lock makes it safe for several instances to start at the same time. */
export async function migrate(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, 0)', [lockSpace])
    await checkEncoding(client)
    await runMigrations({ pgPool: pool, logger: quiet })
    await client.query(tables)
  } finally {
    // An error here would replace the one that matters, and the lock ends with the connection.
    const unlocked = client.query('select pg_advisory_unlock($1, 0)', [lockSpace])
    await unlocked.then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

/** SQL_ASCII stores the bytes as they are. */
const encodings = ['UTF8', 'SQL_ASCII']

async function checkEncoding(client: PoolClient) {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding ?? ''
  if (encodings.includes(encoding)) return
  throw new Error(
    `Cannot store enquiries in this database: its encoding ${encoding} lacks characters that visitors write. Create a database with the encoding UTF8.`,
  )
}
