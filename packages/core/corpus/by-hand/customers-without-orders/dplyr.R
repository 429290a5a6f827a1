  without <- customers |>
    filter(!is.na(customer_id)) |>
    anti_join(orders, by = "customer_id") |>
    select(customer_id, name, country) |>
    arrange(name)
  write_csv(without, file.path(output_dir, "customers_without_orders.csv"), na = "")
