-- What a seller says of the energy label of one offer (Regulation (EU) 2023/1669); null: nothing.
alter table offer_safety add column if not exists energy jsonb;
