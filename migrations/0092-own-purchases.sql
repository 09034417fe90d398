-- The person's own list by time: the primary key breaks ties, so that a page begins behind exactly one purchase.
create index if not exists purchases_of_person on purchases (user_id, placed_at desc, id desc) where user_id is not null;
drop index if exists purchases_user;
