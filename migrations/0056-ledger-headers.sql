-- Every ledger transaction has a header: what it is, what it takes back, a hash of its content and of the one before. The chain's order
-- is the order of the commits: the database puts a transaction into it as its very last act, one after the other
-- (docs/decisions/0027-a-chained-ledger.md).
lock table ledger_entries in share row exclusive mode;

create table ledger_transactions (
  key text primary key check (key !~ '[[:space:]]'),
  kind text not null check (kind !~ '[[:space:]]'),
  -- Key of the transaction at its root: of a refund, the payment.
  subject text not null check (subject !~ '[[:space:]]'),
  -- The transaction that this one takes back, wholly or in part.
  reverses text,
  -- Never before that of the one before.
  posted_at timestamptz not null default now(),
  -- Null only inside the transaction that posts it.
  position bigint unique,
  content_hash bytea,
  previous_hash bytea,
  hash bytea
);

-- The balance of an account after each transaction that touched it; grosze, debit positive.
create table ledger_balances (
  account text not null,
  currency text not null,
  position bigint not null,
  balance bigint not null,
  primary key (account, currency, position)
);

create function ledger_link(before bytea, content bytea) returns bytea language sql immutable parallel safe as
  $$ select sha256(before || content) $$;
create aggregate ledger_fold(bytea)
  (sfunc = ledger_link, stype = bytea, initcond = '\x0000000000000000000000000000000000000000000000000000000000000000');

-- One line a fact, the entries last; read by ledger/rules/content.ts in the same way.
create function ledger_digest(key text, kind text, subject text, reverses text, posted_at timestamptz, entries text) returns bytea
  language sql immutable parallel safe as $$
  select sha256(convert_to(concat_ws(E'\n', key, kind, subject, coalesce(reverses, ''),
    to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entries), 'UTF8'))
$$;

-- What the ledger holds already, in the order in which it was written.
insert into ledger_transactions (key, kind, subject, reverses, posted_at, position, content_hash, previous_hash, hash)
with posted as (
  select transaction_key as key, max(reverses) as reverses, min(at) as at, min(id) as first,
    string_agg(account || ' ' || amount || ' ' || currency, E'\n' order by account collate "C", currency collate "C") as entries
  from ledger_entries group by transaction_key),
placed as (
  select key, split_part(key, ':', 1) as kind, coalesce(reverses, key) as subject, reverses, entries,
    max(at) over (order by first) as posted_at, row_number() over (order by first) as position
  from posted),
digested as (
  select *, ledger_digest(key, kind, subject, reverses, posted_at, entries) as content_hash from placed),
chained as (
  select *, ledger_fold(content_hash) over (order by position) as hash from digested)
select key, kind, subject, reverses, posted_at, position, content_hash,
  lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by position), hash
from chained;

insert into ledger_balances (account, currency, position, balance)
select e.account, e.currency, t.position, sum(e.amount) over (partition by e.account, e.currency order by t.position)
from ledger_entries e join ledger_transactions t on t.key = e.transaction_key;

drop aggregate ledger_fold(bytea);
create index ledger_transactions_reverses on ledger_transactions (reverses) where reverses is not null;
create index ledger_transactions_subject on ledger_transactions (subject);
create index ledger_transactions_posted on ledger_transactions (posted_at, position);
analyze ledger_transactions, ledger_balances;

-- What a single entry is about where its transaction is about more: the number of the seller's order.
alter table ledger_entries add reference text check (reference !~ '[[:space:]]');

create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger ledger_not_truncated before truncate on ledger_entries for each statement execute function ledger_is_append_only();
create trigger ledger_not_truncated before truncate on ledger_transactions for each statement execute function ledger_is_append_only();
create trigger ledger_not_truncated before truncate on ledger_balances for each statement execute function ledger_is_append_only();
create trigger ledger_append_only before update or delete on ledger_balances
  for each statement execute function ledger_is_append_only();
create trigger ledger_append_only before delete on ledger_transactions
  for each statement execute function ledger_is_append_only();
create trigger ledger_posted_once before update on ledger_transactions
  for each row when (old.position is not null) execute function ledger_is_append_only();

create function ledger_header_is_new() returns trigger language plpgsql as $$
begin
  raise exception 'the place of ledger transaction % is given at commit', new.key;
end $$;
create trigger ledger_header_is_new before insert on ledger_transactions
  for each row when (new.position is not null) execute function ledger_header_is_new();

-- An entry belongs to a transaction that is just being posted. One without a header comes from the version before this one.
create function ledger_entry_arrives() returns trigger language plpgsql as $$
declare
  header record;
begin
  select position into header from ledger_transactions where key = new.transaction_key;
  if not found then
    insert into ledger_transactions (key, kind, subject, reverses)
    values (new.transaction_key, split_part(new.transaction_key, ':', 1), coalesce(new.reverses, new.transaction_key), new.reverses);
  elsif header.position is not null then
    raise exception 'ledger transaction % is posted: nothing is added to it', new.transaction_key;
  end if;
  return new;
end $$;
create trigger ledger_entry_arrives before insert on ledger_entries
  for each row execute function ledger_entry_arrives();

create function ledger_balance_is_computed() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then raise exception 'balances of the ledger are written by its transactions'; end if;
  return new;
end $$;
create trigger ledger_balance_is_computed before insert on ledger_balances
  for each row execute function ledger_balance_is_computed();

-- How much of an account may be taken back: nothing beyond what was posted, all reversals together. Money on its way (what buyers
-- are owed, what lies with a provider or the bank, what is disputed) may pass through on other accounts than it came by.
create function ledger_reversal_fits(account text, original numeric, reversed numeric) returns boolean
  language sql immutable as $$
  select case
    when account = 'refunds-due' then original + reversed <= 0
    when account = 'bank' or account like 'operator:%' or account like 'chargebacks:%'
      then original = 0 or sign(original) * (original + reversed) >= 0
    else sign(original) * reversed <= 0 and abs(reversed) <= abs(original)
  end
$$;

create function ledger_seal() returns trigger language plpgsql as $$
declare
  one ledger_transactions;
  last record;
  wrong record;
begin
  -- From here to the end of the commit, which follows at once, transactions go one by one.
  perform pg_advisory_xact_lock(726351002);
  select * into one from ledger_transactions where key = new.key;
  if not exists (select from ledger_entries where transaction_key = one.key) then
    raise exception 'ledger transaction % has no entries', one.key;
  end if;
  for wrong in select currency, sum(amount) as amount from ledger_entries where transaction_key = one.key
    group by currency having sum(amount) <> 0
  loop
    raise exception 'ledger transaction % does not sum to zero: % %', one.key, wrong.amount, wrong.currency;
  end loop;
  select position, hash, posted_at into last from ledger_transactions
    where position is not null order by position desc limit 1;
  one.posted_at := greatest(one.posted_at, last.posted_at);
  one.position := coalesce(last.position, 0) + 1;
  one.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  one.content_hash := ledger_digest(one.key, one.kind, one.subject, one.reverses, one.posted_at, (
    select string_agg(account || ' ' || amount || ' ' || currency || coalesce(' ' || reference, ''), E'\n'
      order by account collate "C", currency collate "C")
    from ledger_entries where transaction_key = one.key));
  update ledger_transactions set posted_at = one.posted_at, position = one.position, content_hash = one.content_hash,
    previous_hash = one.previous_hash, hash = ledger_link(one.previous_hash, one.content_hash)
    where key = one.key;
  insert into ledger_balances (account, currency, position, balance)
    select e.account, e.currency, one.position, e.amount + coalesce((
      select balance from ledger_balances b where b.account = e.account and b.currency = e.currency
      order by b.position desc limit 1), 0)
    from ledger_entries e where e.transaction_key = one.key;
  if one.reverses is null then return null; end if;
  if not exists (select from ledger_transactions where key = one.reverses and position < one.position) then
    raise exception 'ledger transaction % reverses %, which does not exist', one.key, one.reverses;
  end if;
  for wrong in
    select account, currency, sum(amount) filter (where transaction_key = one.reverses) as original,
      sum(amount) filter (where transaction_key <> one.reverses) as reversed
    from ledger_entries
    where transaction_key in (select key from ledger_transactions where reverses = one.reverses union all select one.reverses)
    group by account, currency
  loop
    if not ledger_reversal_fits(wrong.account, coalesce(wrong.original, 0), coalesce(wrong.reversed, 0)) then
      raise exception 'ledger transaction % takes back more of % than % posted: % of % %', one.key, wrong.account, one.reverses,
        wrong.reversed, coalesce(wrong.original, 0), wrong.currency;
    end if;
  end loop;
  return null;
end $$;
create constraint trigger ledger_sealed after insert on ledger_transactions deferrable initially deferred
  for each row execute function ledger_seal();

-- What it looked at is looked at once a transaction now, not once an entry.
drop trigger ledger_balanced on ledger_entries;
drop function ledger_balances();
