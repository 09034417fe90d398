-- Points as carriers list them: when they are open, how they are found, whether they take money, and when their list named them last. What
-- the list names no more is closed and stays, as orders lead there. Those that were here before are the demo's.
alter table pickup_points
  add column if not exists hours text,
  add column if not exists hint text,
  -- Where a way takes no money on delivery at all, its points are not asked.
  add column if not exists takes_cash boolean not null default true,
  add column if not exists status text not null default 'open' check (status in ('open', 'closed')),
  add column if not exists seen_at timestamptz,
  add column if not exists source text not null default 'demo' check (source in ('demo', 'list', 'file')),
  -- The town in lower case without diacritics.
  add column if not exists town text not null default '';

update pickup_points set town = translate(lower(city), 'ąćęłńóśźż', 'acelnoszz') where town = '';

-- By the beginning of a code, a post code or a town, in the order in which they are told; and around a place.
create index if not exists pickup_points_codes on pickup_points (method, code collate "C") where status = 'open';
create index if not exists pickup_points_post_codes on pickup_points (method, postal_code collate "C", code collate "C") where status = 'open';
create index if not exists pickup_points_towns on pickup_points (method, town collate "C", code collate "C") where status = 'open';
create index if not exists pickup_points_places on pickup_points (method, lat, lng) where status = 'open';
-- What a pass did not see is closed at its end.
create index if not exists pickup_points_seen on pickup_points (method, seen_at) where status = 'open';

-- One row a carrier whose points are asked for: the newest attempt, and the newest pass that came to its end and was believed.
create table if not exists point_lists (
  carrier text primary key,
  tried_at timestamptz not null,
  completed_at timestamptz
);
