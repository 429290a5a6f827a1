    without = (
        customers.filter(pl.col("customer_id").is_not_null())
        .join(orders, on="customer_id", how="anti")
        .select("customer_id", "name", "country")
        .sort("name", nulls_last=True)
    )
    without.collect().write_csv(output_dir / "customers_without_orders.csv")
