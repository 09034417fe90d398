-- How many open points lie in each small square of the map (a Web Mercator tile of zoom 11), so that a wide view counts squares, not points.
-- Sums are whole millionths of degrees: what is taken away again leaves nothing behind.
create table if not exists point_cells (
  method text not null,
  takes_cash boolean not null,
  x int not null,
  y int not null,
  count int not null,
  lat_sum bigint not null,
  lng_sum bigint not null,
  primary key (method, x, y, takes_cash)
);

create or replace function point_cell_x(lng float8) returns int language sql immutable parallel safe
  return least(2047, greatest(0, floor((lng + 180) / 360 * 2048)))::int;
create or replace function point_cell_y(lat float8) returns int language sql immutable parallel safe
  return least(2047, greatest(0, floor((0.5 - ln((1 + sin(radians(least(85.05, greatest(-85.05, lat)))))
    / (1 - sin(radians(least(85.05, greatest(-85.05, lat)))))) / (4 * pi())) * 2048)))::int;

-- A statement that writes many points moves each square once, in one order for all; one that says the same as before moves none. Squares that
-- became empty stay and count nothing. The argument says what came and what went.
create or replace function point_cells_follow() returns trigger language plpgsql as $$
begin
  execute format($f$
    insert into point_cells as c (method, takes_cash, x, y, count, lat_sum, lng_sum)
    select method, takes_cash, point_cell_x(lng), point_cell_y(lat), sum(by), sum(by * round(lat * 1e6)::bigint), sum(by * round(lng * 1e6)::bigint)
    from (%s) moved
    where status = 'open' group by 1, 2, 3, 4
    having sum(by) <> 0 or sum(by * round(lat * 1e6)::bigint) <> 0 or sum(by * round(lng * 1e6)::bigint) <> 0
    order by 1, 3, 4, 2
    on conflict (method, x, y, takes_cash) do update
      set count = c.count + excluded.count, lat_sum = c.lat_sum + excluded.lat_sum, lng_sum = c.lng_sum + excluded.lng_sum $f$, tg_argv[0]);
  return null;
end $$;
create or replace function point_cells_empty() returns trigger language plpgsql as $$
begin
  delete from point_cells;
  return null;
end $$;
create or replace trigger points_came after insert on pickup_points referencing new table as came
  for each statement execute function point_cells_follow('select *, 1 as by from came');
create or replace trigger points_moved after update on pickup_points referencing new table as came old table as went
  for each statement execute function point_cells_follow('select *, 1 as by from came union all select *, -1 from went');
create or replace trigger points_went after delete on pickup_points referencing old table as went
  for each statement execute function point_cells_follow('select *, -1 as by from went');
create or replace trigger points_emptied after truncate on pickup_points for each statement execute function point_cells_empty();

insert into point_cells (method, takes_cash, x, y, count, lat_sum, lng_sum)
  select method, takes_cash, point_cell_x(lng), point_cell_y(lat), count(*)::int, sum(round(lat * 1e6)::bigint)::bigint, sum(round(lng * 1e6)::bigint)::bigint
  from pickup_points where status = 'open' group by 1, 2, 3, 4
  on conflict (method, x, y, takes_cash) do update set count = excluded.count, lat_sum = excluded.lat_sum, lng_sum = excluded.lng_sum;
