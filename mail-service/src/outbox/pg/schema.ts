import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { quiet } from './quiet-logger'

/** The first key of our advisory locks. An arbitrary number that nothing else in the database uses. */
export const lockSpace = 0x76697269

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
create index if not exists enquiry_by_state on mail.enquiry (state, id);

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

create or replace function mail.plan(enquiry_id text, due timestamptz) returns void language sql as $$
  select graphile_worker.add_job('deliver', json_build_object('id', enquiry_id), run_at := due, job_key := enquiry_id)
$$;

-- Databases of older versions have another mail.accept without new_state. It stays for instances that still run then.
create or replace function mail.accept(
  new_id text, new_identity text, new_key text, repeat_window interval, new_accepted_at timestamptz,
  new_state text, new_reason text, new_subject text, new_html text, new_text text, new_bytes bigint
) returns text language plpgsql as $$
declare
  known text;
begin
  insert into mail.repetition as r (key, id, until) values (new_key, new_id, now() + repeat_window)
    on conflict (key) do update set id = excluded.id, until = excluded.until where r.until < now()
    returning id into known;
  if known is null then
    select id into strict known from mail.repetition where key = new_key;
    return known;
  end if;
  insert into mail.enquiry (id, identity, accepted_at, state, reason, subject, html, text, bytes)
    values (new_id, new_identity, new_accepted_at, new_state,
      new_reason, new_subject, new_html, new_text, new_bytes);
  if new_state = 'waiting' then perform mail.plan(new_id, now()); end if;
  return new_id;
end
$$;
`

/** Creates or updates the tables. A lock makes it safe for several instances to start at the same time. */
export async function migrate(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, 0)', [lockSpace])
    await runMigrations({ pgPool: pool, logger: quiet })
    await client.query(tables)
  } finally {
    await client.query('select pg_advisory_unlock($1, 0)', [lockSpace]).finally(() => client.release())
  }
}
