-- What guests bought under an address, for who proves later that it is theirs.
create index if not exists purchases_of_guests on purchases (lower(email), placed_at desc) where user_id is null;
