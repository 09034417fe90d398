-- Points of a piece of the map are counted from the index alone.
create index if not exists pickup_points_map on pickup_points (method, lat, lng) include (takes_cash) where status = 'open';
drop index if exists pickup_points_places;
